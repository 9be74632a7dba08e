import type { Handlers } from '../contract/handlers.ts';
import { withinDeadline } from '../search/within-deadline.ts';
import { readSummary } from './read-summary.ts';
import { searchBackOffice } from './search/search-back-office.ts';

export const backoffice = {
  getAdminSummary: ({ em, now }) => readSummary(em, now),
  searchBackOffice: ({ em, query, user }) =>
    withinDeadline(em, (tx) => searchBackOffice(tx, query.q, user)),
} satisfies Handlers<'getAdminSummary' | 'searchBackOffice'>;
