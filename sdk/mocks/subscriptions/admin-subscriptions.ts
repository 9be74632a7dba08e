import type { components } from '../../src/schema.d.ts';
import { knownItem } from '../catalog/known-record.ts';
import type { MockList } from '../core/answer-list.ts';
import { flag, oneOfEmails, oneOfIds, oneOfTexts } from '../core/list-filters.ts';
import type { ShopState, Subscription } from '../state.ts';

type Wire = components['schemas']['AdminSubscription'];

/** All subscriptions there have been. */
export const adminSubscriptions = (state: ShopState): MockList<Wire> => ({
  resource: 'subscriptions',
  records: state.subscriptions.map((one) => present(state, one)),
  sortable: ['dateCreated', 'currentPeriodEnd', 'status', 'id'],
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  sortBy: { status: ({ status, dateCreated }) => [status, dateCreated] },
  filters: {
    id: oneOfIds('id', ({ id }) => id),
    userId: oneOfIds('userId', ({ userId }) => userId),
    email: oneOfEmails('email', ({ email }) => email),
    catalogId: oneOfTexts('catalogId', ({ catalogId }) => catalogId),
    catalogItemId: oneOfTexts('catalogItemId', ({ catalogItemId }) => catalogItemId),
    providerId: oneOfTexts('providerId', ({ providerId }) => providerId),
    status: oneOfTexts('status', ({ status }) => status),
    cancelled: flag('cancelled', ({ cancelled }) => cancelled),
  },
});

/** With the names its customer and its item have now. */
function present(state: ShopState, { paymentDue: _, ...subscription }: Subscription): Wire {
  const { email } =
    state.people.find(({ userId }) => userId === subscription.userId) ?? subscription;
  const { title } = knownItem(state, subscription) ?? subscription;
  return { ...subscription, email, title };
}
