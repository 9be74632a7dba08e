import { isOf, type ItemKey, knownItem } from '../catalog/find-record.ts';
import type { Entitlement, ShopState, Order, Subscription } from '../state.ts';
import { licenseKey } from '../../domain/entitlements/license-key.ts';
import { randomText } from '../core/random-text.ts';
import { isOpen } from '../../domain/entitlements/is-open.ts';
import { DIGITAL_GROUP } from '../../domain/shipping/shipping-of.ts';
import { holdOf, partsOwed, unitsOwed } from '../../domain/orders/owed.ts';
import { subscriptionAccess } from '../../domain/subscriptions/access.ts';
import { toDate } from '../../domain/time/calendar.ts';
import { factsOf } from '../orders/order-status.ts';

/**
 * Updates entitlements to match orders, refunds, disputes, subscriptions and grants. It depends
 * only on their current state, so it can be repeated any number of times in any order.
 */
export function deriveEntitlements(
  state: ShopState,
  now: Date,
  newId: () => string,
  newText: typeof randomText = randomText,
): void {
  for (const fact of allFacts(state, now)) {
    const known = state.entitlements.find((one) => isFrom(one, fact));
    if (known === undefined) state.entitlements.push(begin(fact, newId()));
    else bringTo(known, fact, now);
  }
  for (const entitlement of state.entitlements) {
    issueLicenseKeys(state, entitlement, newText);
    entitlement.open = isOpen(entitlement, now);
  }
}

/**
 * A subscription keeps its entitlement when its plan changes. An order has one entitlement per
 * line.
 */
function isFrom(entitlement: Entitlement, fact: Fact): boolean {
  return (
    entitlement.source === fact.source &&
    entitlement.sourceId === fact.sourceId &&
    (fact.source === 'SUBSCRIPTION' || isOf(entitlement, fact))
  );
}

function begin(fact: Fact, id: string): Entitlement {
  return { ...fact, id, open: false, note: null, licenceKeys: [] };
}

function bringTo(known: Entitlement, fact: Fact, now: Date): void {
  const same =
    isOf(known, fact) && known.closedBecause === fact.closedBecause && known.endsAt === fact.endsAt;
  Object.assign(known, fact, same ? {} : { dateChanged: now.toISOString() });
}

/** Issues the missing license keys of an item while access is open. Issued keys never change. */
function issueLicenseKeys(
  state: ShopState,
  { closedBecause, licenceKeys, ...key }: Entitlement,
  newText: typeof randomText,
): void {
  if (closedBecause !== null) return;
  const missing = licensesOf(state, key).filter(
    ({ attributeId }) => !licenceKeys.some((one) => one.attributeId === attributeId),
  );
  for (const { attributeId, value, description } of missing) {
    const title = value || description || 'License key';
    licenceKeys.push({ attributeId, title, key: licenseKey(newText) });
  }
}

const licensesOf = (state: ShopState, key: ItemKey) =>
  (knownItem(state, key)?.attributes ?? [])
    .filter(({ type }) => type === 'LICENSE')
    .toSorted((a, b) => (a.attributeId < b.attributeId ? -1 : 1));

/**
 * Returns the license keys to show. For a subscription, these are the keys of its current plan,
 * under the plan's titles.
 */
export function visibleKeys(
  state: ShopState,
  { source, licenceKeys, ...key }: Entitlement,
): Entitlement['licenceKeys'] {
  if (source !== 'SUBSCRIPTION') return licenceKeys;
  const titles = new Map(licensesOf(state, key).map((one) => [one.attributeId, one.value]));
  return licenceKeys
    .filter(({ attributeId }) => titles.has(attributeId))
    .map((one) => ({ ...one, title: titles.get(one.attributeId) || one.title }));
}

/** Returns a person's entitlements to an item, including ended ones. */
export const entitlementsTo = (
  entitlements: ShopState['entitlements'],
  key: ItemKey & { userId: string },
) => entitlements.filter((one) => one.userId === key.userId).filter((one) => isOf(one, key));

/** Returns whether a person can open an item at that time, for whatever reason. */
export function canOpen(
  { entitlements }: Pick<ShopState, 'entitlements'>,
  key: ItemKey & { userId: string },
  now: Date,
): boolean {
  return entitlementsTo(entitlements, key).some((one) => isOpen(one, now));
}

/**
 * Returns when a subscription's access to its content ends. The mock provider has no refunds or
 * disputes of subscriptions.
 */
export const accessOf = ({ currentPeriodEnd, endedAt, ...one }: Subscription, now: Date) =>
  subscriptionAccess(
    {
      ...one,
      money: 'KEPT',
      currentPeriodEnd: toDate(currentPeriodEnd),
      endedAt: toDate(endedAt),
    },
    now,
  );

/** An entitlement as derived from its order or subscription. */
type Fact = Omit<Entitlement, 'id' | 'open' | 'note' | 'licenceKeys' | 'dateChanged'>;

type Purchases = Pick<ShopState, 'orders' | 'subscriptions'>;

/**
 * Returns the entitlements from all orders and subscriptions. Grants are stored as entitlements
 * themselves.
 */
function allFacts(state: Purchases, now: Date): Fact[] {
  const bought = state.orders.filter(({ parentId }) => parentId === null);
  return [...bought.flatMap((order) => boughtIn(state, order)), ...subscribed(state, now)];
}

function boughtIn(state: Purchases, order: Order): Fact[] {
  const { orderId: sourceId, userId, email, dateCreated } = order;
  const origin = { source: 'ORDER' as const, sourceId, userId, email, dateCreated };
  const facts = factsOf(state, order);
  // access to a line ends when no units are owed, or while its payment is disputed
  const doubted = holdOf({ ...facts, refundUnassigned: false }) === null ? null : 'DISPUTED';
  return facts.lines.flatMap((line) => {
    const { parts } = line;
    const own =
      order.shippingGrouping === DIGITAL_GROUP ? [{ ...line, units: unitsOwed(facts, line) }] : [];
    const digital = parts && partsOwed(facts, { ...line, parts }).filter((part) => part.digital);
    return (digital ?? own).map(({ catalogId, catalogItemId, title, units }) => ({
      ...origin,
      catalogId,
      catalogItemId,
      title,
      closedBecause: units === 0 ? ('REFUNDED' as const) : doubted,
      endsAt: null,
    }));
  });
}

function subscribed({ subscriptions }: Purchases, now: Date): Fact[] {
  return subscriptions.map((one) => {
    const { id: sourceId, userId, email, catalogId, catalogItemId, title, dateCreated } = one;
    const { until, closedBecause } = accessOf(one, now);
    const endsAt = until?.toISOString() ?? null;
    const origin = { source: 'SUBSCRIPTION' as const, sourceId, userId, email, dateCreated };
    return { ...origin, catalogId, catalogItemId, title, closedBecause, endsAt };
  });
}
