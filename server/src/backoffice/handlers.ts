import type { Handlers } from '../contract/handlers.ts';
import { readSummary } from './read-summary.ts';

export const backoffice = {
  getAdminSummary: ({ em, now }) => readSummary(em, now),
} satisfies Handlers<'getAdminSummary'>;
