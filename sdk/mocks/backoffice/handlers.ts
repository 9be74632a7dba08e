import type { MockHandlers } from '../core/call.ts';
import { readSummary } from './read-summary.ts';
import { searchBackOffice } from './search-back-office.ts';

export const backoffice = {
  getAdminSummary: ({ state, now }) => readSummary(state, now),
  searchBackOffice,
} satisfies Partial<MockHandlers>;
