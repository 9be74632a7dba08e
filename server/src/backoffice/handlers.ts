import type { Handlers } from '../contract/handlers.ts';
import { withinDeadline } from '../search/within-deadline.ts';
import { readSummary } from './read-summary.ts';
import { searchBackOffice } from './search/search-back-office.ts';

export const backoffice = {
  getAdminSummary: ({ em, now }) => readSummary(em, now),
  searchBackOffice: ({ query, user, services }) =>
    services.replicas.read((replica) =>
      withinDeadline(replica, (tx) => searchBackOffice(tx, query.q, user)),
    ),
} satisfies Handlers<'getAdminSummary' | 'searchBackOffice'>;
