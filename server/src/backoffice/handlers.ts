import { visibleSummary } from '@spindle/sdk/domain/backoffice/visible-summary';
import { missingNotices } from '@spindle/sdk/domain/settings/missing-settings';
import type { Handlers } from '../contract/handlers.ts';
import { withinDeadline } from '../search/within-deadline.ts';
import { readSummary } from './read-summary.ts';
import { savedViews } from './views/saved-views.ts';
import { searchBackOffice } from './search/search-back-office.ts';

export const backoffice = {
  getAdminSummary: async ({ em, now, user, services }) => {
    const { problems } = services.proxies;
    const { demoAllowed, business } = services.config;
    const setup = [...problems, ...(demoAllowed ? [] : missingNotices(business.missing))];
    return visibleSummary({ ...(await readSummary(em, now)), setup }, user);
  },
  searchBackOffice: ({ query, user, services }) =>
    services.replicas.read((replica) =>
      withinDeadline(replica, (tx) => searchBackOffice(tx, query.q, user)),
    ),
  ...savedViews,
} satisfies Handlers<
  'getAdminSummary' | 'searchBackOffice' | 'listSavedViews' | 'saveView' | 'removeView'
>;
