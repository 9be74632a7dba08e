import type { MockHandlers } from '../core/call.ts';
import { readSummary } from './read-summary.ts';

export const backoffice = {
  getAdminSummary: ({ state, now }) => readSummary(state, now),
} satisfies Partial<MockHandlers>;
