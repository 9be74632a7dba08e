import { expect } from 'vitest';
import { query } from '../../src/database/query.ts';
import { reconcileStock } from '../../src/inventory/reconcile-stock.ts';
import { requireDocumentsForMoney, requireNumbersInARow } from '../invoices-add-up.ts';
import { requireDiscounts } from './discount-invariants.ts';
import { joinParts, partsGone, unitsGone } from '../units-gone.ts';
import type { Market } from './market.ts';

/** The data to check sales against: buyers, payment pages and stock. */
export interface Sales {
  shop: Pick<Market['shop'], 'orm' | 'recorded'>;
  buyers: readonly { shopper: { account: { id: string } }; sessions: readonly string[] }[];
  items: readonly Pick<Market['items'][number], 'itemId' | 'digital' | 'initial'>[];
}

/** Asserts that money and stock add up, here and at the provider. */
export async function requireBalance(market: Market): Promise<void> {
  await requireUnits(market);
  expect(await reconcileStock(market.shop, { repair: false }), 'the ledger').toEqual([]);
  await requireMoney(market);
  await requireRefunds(market);
  await requireDiscounts(market);
  await requireDocumentsForMoney(market.shop);
  await requireNumbersInARow(market.shop);
}

export async function requireUnits({ shop, items }: Sales): Promise<void> {
  const counted = await query<{
    itemId: string;
    onHand: number;
    reserved: number;
    sold: number;
    held: number;
  }>(
    shop.orm.em.fork(),
    `select i.item_id as "itemId", i.on_hand as "onHand", i.reserved,
            (select coalesce(sum(${unitsGone}), 0)::int
               from order_lines l join orders o on o.id = l.order_id
              where l.item_id = i.item_id and l.parts is null and o.parent_id is null)
            + (select coalesce(sum(${partsGone}), 0)::int
               from order_lines l join orders o on o.id = l.order_id ${joinParts}
              where part."catalogItemId" = i.item_id and o.parent_id is null) as sold,
            (select coalesce(sum(l.quantity), 0)::int
               from checkout_lines l join checkouts k on k.id = l.checkout_id
              where l.item_id = i.item_id and l.parts is null and k.closed_at is null)
            + (select coalesce(sum(l.quantity * part.quantity), 0)::int
               from checkout_lines l join checkouts k on k.id = l.checkout_id ${joinParts}
              where part."catalogItemId" = i.item_id and k.closed_at is null) as held
       from catalog_items i where i.item_id = any($1)`,
    [items.map(({ itemId }) => itemId)],
  );
  for (const { itemId, digital, initial } of items) {
    const units = counted.find((one) => one.itemId === itemId);
    if (!units) throw new Error(`no item ${itemId}`);
    const { onHand, reserved, sold, held } = units;
    const gone = digital ? 0 : sold;
    expect({ shelfAndSold: onHand + gone, reserved }, 'units').toEqual({
      shelfAndSold: initial,
      reserved: digital ? 0 : held,
    });
    expect(onHand, 'units on the shelf').toBeGreaterThanOrEqual(reserved);
    expect(reserved, 'units held').toBeGreaterThanOrEqual(0);
  }
}

interface Session {
  id: string;
  status: string;
  payment_status: string;
  amount_total: number;
  total_details: { amount_tax: number; amount_shipping: number } | null;
  payment_intent: string | null;
}

/** If there was nothing to pay, completing the page counts as payment. */
const isReceived = ({ status, payment_status: paid }: Session) =>
  paid === 'paid' || (status === 'complete' && paid === 'no_payment_required');

interface Paid {
  sessionId: string;
  intent: string | null;
  amount: number;
  refunding: number;
  orders: number;
  groups: number;
  total: number;
  tax: number;
  shipping: number;
  refunded: number;
}

async function readPaid({ shop, buyers }: Sales): Promise<Paid[]> {
  return query<Paid>(
    shop.orm.em.fork(),
    `select p.session_id as "sessionId", p.payment_intent_id as intent, p.amount_cents as amount,
            p.refunding_cents as refunding, count(o.id)::int as orders,
            count(distinct o.shipping_group)::int as groups,
            sum(o.total_cents)::int as total, sum(o.tax_cents)::int as tax,
            sum(o.shipping_cents)::int as shipping, sum(o.refunded_cents)::int as refunded
       from payments p join orders o on o.payment_id = p.id and o.parent_id is null
      where p.user_id = any($1) group by p.id`,
    [buyers.map(({ shopper }) => shopper.account.id)],
  );
}

export async function requireMoney(market: Sales): Promise<void> {
  const known = new Set(market.buyers.flatMap(({ sessions }) => sessions));
  const sessions = (await market.shop.recorded<Session>('/stripe/control/sessions')).filter(
    ({ id }) => known.has(id),
  );
  const received = sessions.filter(isReceived);
  const paid = await readPaid(market);
  const byId = (one: { sessionId: string }, other: { sessionId: string }) =>
    one.sessionId < other.sessionId ? -1 : 1;
  expect(
    paid
      .map(({ sessionId, amount, total, tax, shipping }) => ({
        sessionId,
        amount,
        total,
        tax,
        shipping,
      }))
      .toSorted(byId),
    'payments and their orders',
  ).toEqual(
    received
      .map(({ id, amount_total: amount, total_details: details }) => ({
        sessionId: id,
        amount,
        total: amount,
        tax: details?.amount_tax,
        shipping: details?.amount_shipping,
      }))
      .toSorted(byId),
  );
  for (const { orders, groups } of paid) expect(orders, 'orders per group').toBe(groups);

  const open = await query<{ sessionId: string }>(
    market.shop.orm.em.fork(),
    `select session_id as "sessionId" from checkouts where closed_at is null and user_id = any($1)`,
    [market.buyers.map(({ shopper }) => shopper.account.id)],
  );
  for (const { sessionId } of open) {
    const session = sessions.find(({ id }) => id === sessionId);
    expect(session?.status, 'a checkout that holds units').not.toBe('expired');
    expect(session && isReceived(session), 'a checkout that holds units').toBe(false);
  }
}

export async function requireRefunds(market: Sales): Promise<void> {
  const { shop } = market;
  const atProvider = await shop.recorded<{
    amount: number;
    status: string;
    payment_intent: string;
  }>('/stripe/control/refunds');
  for (const { intent, amount, refunding, refunded } of await readPaid(market)) {
    const overrides = atProvider.filter(
      ({ payment_intent: of, status }) => of === intent && status !== 'failed',
    );
    const sum = (list: { amount: number }[]) => list.reduce((all, one) => all + one.amount, 0);
    expect(refunding, 'no more goes back than was paid').toBeLessThanOrEqual(amount);
    expect({ refunding, refunded }, 'refunds here and at the provider').toEqual({
      refunding: sum(overrides),
      refunded: sum(overrides.filter(({ status }) => status === 'succeeded')),
    });
  }
  const tooMuch = await query(
    shop.orm.em.fork(),
    `select o.id from orders o
       join orders part on part.id = o.id or part.parent_id = o.id
       join refunds r on r.order_id = part.id and r.state <> 'FAILED'
      where o.parent_id is null
      group by o.id having sum(r.amount_cents) > o.total_cents`,
  );
  expect(tooMuch, 'orders that give back more than was paid for them').toEqual([]);
}
