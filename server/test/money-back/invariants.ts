import { expect } from 'vitest';
import { query } from '../../src/database/query.ts';
import { requireDocumentsForMoney, requireNumbersInARow } from '../invoices-add-up.ts';
import { refundsOf } from '../provider-refunds.ts';
import { stockOf } from '../stock.ts';
import { unitsGone } from '../units-gone.ts';
import { unitsOnShelf, type Sale } from './sale.ts';

/** Asserts that the money and stock of a payment add up, here and at the provider. */
export async function requireBalance(sale: Sale): Promise<void> {
  await requireMoney(sale);
  await requireWorth(sale);
  await requireParts(sale);
  await requireUnits(sale);
  await requireReturns(sale);
  await requireDocumentsForMoney(sale.shop);
  await requireNumbersInARow(sale.shop);
}

const sum = (list: readonly { amount: number }[]) => list.reduce((all, one) => all + one.amount, 0);

async function requireMoney({ shop, intent, amount }: Sale): Promise<void> {
  const [ours] = await query<{ refunding: number; refunded: number; unattached: number }>(
    shop.orm.em.fork(),
    `select p.refunding_cents as refunding,
            (select sum(o.refunded_cents)::int from orders o
              where o.payment_id = p.id and o.parent_id is null) as refunded,
            (select coalesce(sum(r.amount_cents), 0)::int from refunds r
              where r.payment_id = p.id and r.order_id is null and r.state = 'SUCCEEDED')
              as unattached
       from payments p where p.payment_intent_id = $1`,
    [intent],
  );
  const overrides = (await refundsOf(shop, intent)).filter(({ status }) => status !== 'failed');
  const succeeded = overrides.filter(({ status }) => status === 'succeeded');
  expect(sum(overrides), 'given back, of what was paid').toBeLessThanOrEqual(amount);
  expect(ours?.refunding, 'refunds under way and done').toBe(sum(overrides));
  expect((ours?.refunded ?? 0) + (ours?.unattached ?? 0), 'gone back').toBe(sum(succeeded));
}

/** Asserts that customers are refunded exactly what they paid if nothing failed or interfered. */
async function requireWorth({ shop, intent }: Sale): Promise<void> {
  const orders = await query<{
    state: string;
    total: number;
    gross: number;
    back: number;
    shipping: number;
  }>(
    shop.orm.em.fork(),
    `select o.order_state as state, o.total_cents as total,
            (select sum(l.gross_cents)::int from order_lines l where l.order_id = o.id) as gross,
            (select coalesce(sum(r.amount_cents), 0)::int
               from refunds r join orders of on of.id = r.order_id
              where of.id = o.id or of.parent_id = o.id) as back,
            (select coalesce(sum(r.shipping_cents), 0)::int
               from refunds r where r.order_id = o.id) as shipping
       from orders o join payments p on p.id = o.payment_id
      where p.payment_intent_id = $1 and o.parent_id is null and not exists (
        select from refunds r
         where r.payment_id = p.id and (r.state = 'FAILED' or r.origin = 'PROVIDER'))`,
    [intent],
  );
  for (const { state, total, gross, back, shipping } of orders) {
    // A canceled order gets everything back. If it was canceled by refunding all units, shipping is
    // refunded if staff chose so.
    if (state === 'CANCELLED') {
      expect([total, gross + shipping], 'refund of a cancelled order').toContain(back);
    } else if (state === 'REFUNDED') expect(back, 'refund of all units').toBe(gross + shipping);
    else expect(back - shipping, 'refunds of lines').toBeLessThanOrEqual(gross);
  }
}

/**
 * Asserts that no part is refunded for more than was paid for it, whatever failed and no matter who
 * refunded.
 */
async function requireParts({ shop, intent }: Sale): Promise<void> {
  const wrong = await query(
    shop.orm.em.fork(),
    `select l.id from order_lines l
       join orders o on o.id = l.order_id join payments p on p.id = o.payment_id
       join refund_lines rl on rl.order_line_id = l.id
       join refunds r on r.id = rl.refund_id and r.state <> 'FAILED'
      where p.payment_intent_id = $1
      group by l.id
     having sum(rl.amount_cents) > l.gross_cents or sum(rl.tax_cents) > l.tax_cents
         or sum(rl.quantity) > l.quantity
      union
     select r.id from refunds r join payments p on p.id = r.payment_id
      where p.payment_intent_id = $1 and r.origin = 'SHOP'
        and r.amount_cents <> r.shipping_cents + (select coalesce(sum(rl.amount_cents), 0)
              from refund_lines rl where rl.refund_id = r.id)`,
    [intent],
  );
  expect(wrong, 'parts of refunds that do not add up').toEqual([]);
}

async function requireUnits({ shop, items }: Sale): Promise<void> {
  for (const item of items) {
    const [moved] = await query<{ gone: number; back: number }>(
      shop.orm.em.fork(),
      `select coalesce(sum(${unitsGone})
                filter (where o.parent_id is null), 0)::int as gone,
              coalesce(sum(l.quantity) filter (where o.parent_id is not null and exists (
                select from order_events e
                 where e.order_id = o.id and e.why like '%restocked')), 0)::int as back
         from order_lines l join orders o on o.id = l.order_id where l.item_id = $1`,
      [item.itemId],
    );
    const onHand = unitsOnShelf - (moved?.gone ?? 0) + (moved?.back ?? 0);
    expect(await stockOf(shop, item), 'units').toEqual({ onHand, reserved: 0 });
  }
}

async function requireReturns({ shop, intent }: Sale): Promise<void> {
  const wrong = await query(
    shop.orm.em.fork(),
    `select o.id from orders o join payments p on p.id = o.payment_id
      where p.payment_intent_id = $1 and (
        o.open_returns <> (select count(*) from orders c
          where c.parent_id = o.id and c.order_state in ('RETURN_REQUESTED', 'RETURNED'))
        or exists (select from order_lines l
          where l.order_id = o.id and o.parent_id is null
            and l.returned_quantity <> (select coalesce(sum(cl.quantity), 0)
              from orders c join order_lines cl on cl.order_id = c.id
             where c.parent_id = o.id and c.order_state <> 'CANCELLED'
               and cl.item_id = l.item_id)))`,
    [intent],
  );
  expect(wrong, 'orders whose returns do not add up').toEqual([]);
}
