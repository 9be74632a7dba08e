import { accessOf } from '../entitlements/derive-entitlements.ts';
import { presentStart } from '../../domain/checkout/present-start.ts';
import { getOr404 } from '../core/find.ts';
import { answerList, answerRecord, type MockList } from '../core/answer-list.ts';
import type { MockHandlers, MockCall } from '../core/call.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import {
  presentBuilderSubscription,
  presentPortal,
} from '../../domain/subscriptions/presenters.ts';
import { startSubscription } from './start-subscription.ts';
import type { components } from '../../src/schema.d.ts';
import { knownItem, isOf } from '../catalog/find-record.ts';
import type { ShopState, Subscription } from '../state.ts';
import { itemsOf } from '../catalog/read-cache.ts';
import { byWeight } from '../editing/record-kind.ts';
import { ownerOf } from '../identity/people.ts';
import { answerInvoice } from './invoice.ts';
import { cancelAtPeriodEnd, running } from './portal.ts';
import {
  noSuchSubscription,
  canceledAs,
  portalRejected,
} from '../../domain/subscriptions/replies.ts';
import { presentOutcome } from '../../domain/rejection.ts';
import { timeZone } from '../config/business.ts';

export const subscriptions = {
  startSubscription: (call) => presentStart(startSubscription(call)),
  listSubscriptions: ({ state, user, now }) => listSubscriptions(state, user.userId, now),
  cancelSubscription,
  getSubscriptionInvoice({ state, user, params, origin }) {
    const isTheirs = ({ userId, ...one }: Subscription) =>
      userId === user.userId && isOf(one, params);
    const latest = getOr404(state.subscriptions.toSorted(byAge), isTheirs, noSuchSubscription);
    return answerInvoice(state, latest, origin);
  },
  listBuilderSubscriptions: ({ state }) => builderSubscriptions(state),
  /** Fails if the scenario `declined` is active for this call only. */
  openCustomerPortal({ state, user: { customerId: customer }, origin }) {
    if (customer === null) return presentPortal(null);
    const rejected = state.scenarios.some(
      ({ name, operations }) => name === 'declined' && operations?.includes('openCustomerPortal'),
    );
    if (rejected) return presentPortal(portalRejected);
    const query = new URLSearchParams({ customer, return_url: `${origin}/ui/subscriptions` });
    return presentPortal({ url: `${origin}/mock/portal?${query.toString()}` });
  },
  listAdminSubscriptions: (call) => answerList(call, adminSubscriptions(call.state)),
  getAdminSubscription: ({ params, state }) => answerRecord(params.id, adminSubscriptions(state)),
  getAdminSubscriptionInvoice: ({ params, state, origin }) =>
    answerInvoice(
      state,
      getOr404(state.subscriptions, ({ id }) => id === params.id, 'subscription'),
      origin,
    ),
} satisfies Partial<MockHandlers>;

/** Newest first. */
const byAge = (one: Subscription, other: Subscription) =>
  Date.parse(other.dateCreated) - Date.parse(one.dateCreated);

type Wire = components['schemas']['AdminSubscription'];

/** All subscriptions, including ended ones. */
const adminSubscriptions = (state: ShopState): MockList<Wire> => ({
  resource: 'subscriptions',
  records: state.subscriptions.map((one) => present(state, one)),
  sortable: ['currentPeriodEnd', 'status'],
  sortBy: { status: ({ status, dateCreated }) => [status, dateCreated] },
  filters: {
    ids: ['id', 'userId'],
    texts: ['catalogId', 'catalogItemId', 'providerId', 'status'],
    emails: ['email'],
    flags: ['cancelled'],
    times: ['dateCreated'],
  },
});

/** Adds the current names of the customer and the item. */
function present(state: ShopState, subscription: Subscription): Wire {
  const owner = ownerOf(state, subscription);
  const { title } = knownItem(state, subscription) ?? subscription;
  return { ...subscription, ...owner, title };
}

/** Returns all subscription items, including those of disabled items and catalogs. */
function builderSubscriptions(state: ShopState): components['schemas']['BuilderSubscription'][] {
  const catalogs = state.catalogs.toSorted(byWeight(({ catalogId }) => catalogId));
  return catalogs.flatMap(({ catalogId, title: catalogTitle }) =>
    itemsOf(state, catalogId)
      .filter(({ subscription }) => subscription)
      .map((item) => presentBuilderSubscription({ ...item, catalogTitle })),
  );
}

/**
 * Cancels a subscription at the end of the paid period. Repeating it changes nothing.
 * @throws Failure 404 if the customer has none
 */
function cancelSubscription(call: MockCall<'cancelSubscription'>): components['schemas']['Result'] {
  const { state, user, params, now } = call;
  const theirs = running(state).filter(({ userId }) => userId === user.userId);
  const subscription = getOr404(theirs, (one) => isOf(one, params), noSuchSubscription);
  cancelAtPeriodEnd(call, subscription.id);
  const { cancelled } = subscription;
  const { until } = accessOf(subscription, now);
  return presentOutcome(canceledAs({ cancelled, endedAt: null, until }, timeZone));
}
