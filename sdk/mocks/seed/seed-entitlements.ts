import { catalogs } from '../../demo/catalogs/all-catalogs.ts';
import { customers } from '../../demo/people.ts';
import type { Order, ShopState, Subscription } from '../state.ts';
import { fixedId, fixedText } from './fixed-id.ts';
import { daysBefore } from './past.ts';
import { userIdOf } from './seed-people.ts';
import { titleOf } from './seed-subscriptions.ts';

type Entitlement = ShopState['entitlements'][number];

const KEY_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What follows from orders and subscriptions, and what staff gave; oldest first. */
export function seedEntitlements(
  now: Date,
  { orders, subscriptions }: Pick<ShopState, 'orders' | 'subscriptions'>,
): Pick<ShopState, 'entitlements'> {
  const entitlements = [
    ...orders.filter(({ shippingGrouping }) => shippingGrouping === 'DIGITAL').flatMap(boughtIn),
    ...subscriptions.map(subscribedTo),
    given(now),
  ];
  return {
    entitlements: entitlements.sort((a, b) => a.dateCreated.localeCompare(b.dateCreated)),
  };
}

function boughtIn(order: Order): Entitlement[] {
  const refunded = order.orderState === 'REFUNDED' || order.orderState === 'CANCELLED';
  return order.items.map(({ catalogId, catalogItemId, title }) => ({
    id: fixedId(`entitlement ${order.orderId} ${catalogItemId}`),
    userId: order.userId,
    email: order.email,
    catalogId,
    catalogItemId,
    title,
    source: 'ORDER',
    sourceId: order.orderId,
    open: !refunded,
    dateCreated: order.dateCreated,
    endsAt: null,
    closedBecause: refunded ? 'REFUNDED' : null,
    note: null,
    licenceKeys: keysOf(catalogId, catalogItemId, order.orderId),
  }));
}

function subscribedTo(one: Subscription): Entitlement {
  const ended = one.endedAt !== null;
  const open = !ended && !one.paymentDue;
  return {
    id: fixedId(`entitlement ${one.id}`),
    userId: one.userId,
    email: one.email,
    catalogId: one.catalogId,
    catalogItemId: one.catalogItemId,
    title: one.title,
    source: 'SUBSCRIPTION',
    sourceId: one.id,
    open,
    dateCreated: one.dateCreated,
    endsAt: open ? one.currentPeriodEnd : null,
    closedBecause: ended ? 'ENDED' : one.paymentDue ? 'PAYMENT_DUE' : null,
    note: null,
    licenceKeys: keysOf(one.catalogId, one.catalogItemId, one.id),
  };
}

/** Somebody whose files were damaged got the plans once more. */
function given(now: Date): Entitlement {
  const [catalogId, catalogItemId] = ['plans-pack', 'fixture-library'];
  const email = customers[6]?.email ?? '';
  return {
    id: fixedId('entitlement given'),
    userId: userIdOf({ email }),
    email,
    catalogId,
    catalogItemId,
    title: titleOf(catalogId, catalogItemId),
    source: 'GRANT',
    sourceId: fixedId('grant'),
    open: true,
    dateCreated: daysBefore(now, 17).toISOString(),
    endsAt: null,
    closedBecause: null,
    note: 'Sent us the corrected soft jaws.',
    licenceKeys: keysOf(catalogId, catalogItemId, 'given'),
  };
}

function keysOf(catalogId: string, itemId: string, source: string): Entitlement['licenceKeys'] {
  const item = catalogs
    .find((one) => one.catalogId === catalogId)
    ?.items.find(({ catalogItemId }) => catalogItemId === itemId);
  const licences = item?.attributes.filter(({ type }) => type === 'LICENSE') ?? [];
  return licences.map(({ attributeId, value }) => ({
    attributeId,
    title: value,
    key: ['SPDL', ...groupsOf(`key ${source} ${itemId} ${attributeId}`)].join('-'),
  }));
}

function groupsOf(name: string): string[] {
  return [1, 2, 3, 4].map((group) => fixedText(`${name} ${group}`, 5, KEY_SIGNS));
}
