import { isOf, type ItemKey } from '../catalog/find-record.ts';
import type { Entitlement, ShopState, Order } from '../state.ts';
import { knownItem } from '../catalog/known-record.ts';
import { licenceKey } from '../../domain/entitlements/licence-key.ts';
import { randomText } from '../core/random-text.ts';
import { DIGITAL_GROUP } from '../../domain/shipping/shipping-of.ts';
import { isDisputed } from '../orders/standing-of.ts';

/**
 * Brings what people may open, download or be to what orders, refunds, disputes, subscriptions and
 * grants say of it. Those are states: how often and in which order this is called does not matter.
 */
export function deriveEntitlements(
  state: ShopState,
  now: Date,
  newId: () => string,
  newText: typeof randomText = randomText,
): void {
  for (const fact of factsOf(state)) {
    const known = state.entitlements.find((one) => isFrom(one, fact));
    if (known === undefined) state.entitlements.push(begin(fact, newId()));
    else bringTo(known, fact, now);
  }
  for (const entitlement of state.entitlements) {
    issueLicenceKeys(state, entitlement, newText);
    entitlement.open = isOpen(entitlement, now);
  }
}

/** A subscription stays the same where its plan changes; an order has one for each line. */
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

type Attribute = ShopState['items'][number]['attributes'][number];

/**
 * A key for each licence of the item that has none, while it is open; one that was issued stays. Of a
 * subscription, those of the plan there is now are shown, called as that calls them.
 */
function issueLicenceKeys(
  state: ShopState,
  entitlement: Entitlement,
  newText: typeof randomText,
): void {
  const attributes = knownItem(state, entitlement)?.attributes ?? [];
  const licences = attributes.filter(({ type }) => type === 'LICENSE');
  const { source, closedBecause, licenceKeys, otherKeys = [] } = entitlement;
  const issued = [...licenceKeys, ...otherKeys];
  if (closedBecause === null) issued.push(...newKeys(lacking(licences, issued), newText));
  if (source !== 'SUBSCRIPTION') {
    entitlement.licenceKeys = issued;
    return;
  }
  const titles = new Map(licences.map(({ attributeId, value }) => [attributeId, value]));
  entitlement.licenceKeys = issued
    .filter(({ attributeId }) => titles.has(attributeId))
    .map((key) => ({ ...key, title: titles.get(key.attributeId) || key.title }));
  const others = issued.filter(({ attributeId }) => !titles.has(attributeId));
  if (others.length > 0) entitlement.otherKeys = others;
  else delete entitlement.otherKeys;
}

function lacking(licences: readonly Attribute[], issued: Entitlement['licenceKeys']): Attribute[] {
  return licences
    .filter(({ attributeId }) => !issued.some((key) => key.attributeId === attributeId))
    .toSorted((a, b) => (a.attributeId < b.attributeId ? -1 : 1));
}

function newKeys(
  licences: readonly Attribute[],
  newText: typeof randomText,
): Entitlement['licenceKeys'] {
  return licences.map(({ attributeId, value, description }) => ({
    attributeId,
    title: value || description || 'Licence key',
    key: licenceKey(newText),
  }));
}

/** Whether an entitlement can be used at that moment. */
export function isOpen(
  { closedBecause, endsAt }: Pick<Entitlement, 'closedBecause' | 'endsAt'>,
  now: Date,
): boolean {
  return closedBecause === null && (endsAt === null || Date.parse(endsAt) > now.getTime());
}

/** Whether a person may open that item then, from whatever it follows. */
export function mayOpen(
  { entitlements }: Pick<ShopState, 'entitlements'>,
  key: ItemKey & { userId: string },
  now: Date,
): boolean {
  return entitlements.some(
    (one) => one.userId === key.userId && isOf(one, key) && isOpen(one, now),
  );
}

/** An entitlement as an order or a subscription says it ought to be. */
type Fact = Pick<
  Entitlement,
  | 'userId'
  | 'email'
  | 'catalogId'
  | 'catalogItemId'
  | 'title'
  | 'source'
  | 'sourceId'
  | 'closedBecause'
  | 'endsAt'
  | 'dateCreated'
>;

type Bought = Pick<ShopState, 'orders' | 'subscriptions'>;

/** What all orders and subscriptions say. Grants are entitlements of their own. */
function factsOf(state: Bought): Fact[] {
  const digital = state.orders.filter(
    ({ shippingGrouping, parentId }) => shippingGrouping === DIGITAL_GROUP && parentId === null,
  );
  return [...digital.flatMap((order) => boughtIn(state, order)), ...subscribed(state)];
}

function boughtIn(state: Bought, order: Order): Fact[] {
  const closedBecause = whyClosed(state, order);
  return order.items.map(({ catalogId, catalogItemId, title }) => ({
    userId: order.userId,
    email: order.email,
    catalogId,
    catalogItemId,
    title,
    source: 'ORDER',
    sourceId: order.orderId,
    closedBecause,
    endsAt: null,
    dateCreated: order.dateCreated,
  }));
}

function whyClosed({ orders }: Bought, order: Order): 'REFUNDED' | 'DISPUTED' | null {
  const ended = order.orderState === 'REFUNDED' || order.orderState === 'CANCELLED';
  const together = orders.filter(
    ({ paymentIntentId }) => paymentIntentId === order.paymentIntentId,
  );
  const paid = sum(together.filter(({ parentId }) => parentId === null).map(({ total }) => total));
  if (ended || isPaidBack([order], order.total) || isPaidBack(together, paid)) return 'REFUNDED';
  const doubted = together.some(
    (one) => isDisputed(one) || one.disputes.some(({ status }) => status === 'lost'),
  );
  return doubted ? 'DISPUTED' : null;
}

function isPaidBack(orders: readonly Order[], paidCents: number): boolean {
  const refunds = orders.flatMap((one) => one.refunds).filter(({ state }) => state === 'SUCCEEDED');
  return paidCents > 0 && sum(refunds.map(({ amount }) => amount)) >= paidCents;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

function subscribed({ subscriptions }: Bought): Fact[] {
  return subscriptions.map((one) => {
    const closedBecause =
      one.endedAt !== null ? 'ENDED' : one.paymentDue ? ('PAYMENT_DUE' as const) : null;
    return {
      userId: one.userId,
      email: one.email,
      catalogId: one.catalogId,
      catalogItemId: one.catalogItemId,
      title: one.title,
      source: 'SUBSCRIPTION',
      sourceId: one.id,
      closedBecause,
      endsAt: closedBecause === null ? one.currentPeriodEnd : null,
      dateCreated: one.dateCreated,
    };
  });
}
