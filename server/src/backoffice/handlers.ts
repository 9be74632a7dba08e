import { missingNotices } from '@spindle/sdk/domain/settings/missing-settings';
import type { Handlers } from '../contract/handlers.ts';
import { withinDeadline } from '../search/within-deadline.ts';
import { readSummary } from './read-summary.ts';
import { savedViews } from './views/saved-views.ts';
import { searchBackOffice } from './search/search-back-office.ts';

export const backoffice = {
  getAdminSummary: async ({ em, now, services }) => ({
    ...(await readSummary(em, now)),
    setup: [
      ...services.proxies.problems,
      ...(services.config.demoAllowed ? [] : missingNotices(services.config.business.missing)),
    ],
  }),
  searchBackOffice: ({ query, user, services }) =>
    services.replicas.read((replica) =>
      withinDeadline(replica, (tx) => searchBackOffice(tx, query.q, user)),
    ),
  ...savedViews,
} satisfies Handlers<
  'getAdminSummary' | 'searchBackOffice' | 'listSavedViews' | 'saveView' | 'removeView'
>;
