import { expect } from 'vitest';
import { query } from '../src/database/query.ts';
import type { TestShop } from './shop.ts';

/**
 * Asserts that the numbers of all documents have no gaps or duplicates, however many were issued
 * concurrently.
 */
export async function requireNumbersInARow(shop: Pick<TestShop, 'orm'>): Promise<void> {
  const series = await query<{ series: string; last: number; given: number; highest: number }>(
    shop.orm.em.fork(),
    `select c.series, c.last, count(distinct v.sequence)::int as given, max(v.sequence) as highest
       from invoice_counters c left join invoices v on v.series = c.series group by c.series`,
  );
  for (const { last, given, highest } of series) {
    expect({ given, highest }, 'numbers given, and the highest').toEqual({
      given: last,
      highest: last,
    });
  }
}

/**
 * Asserts that invoices − credit notes + cancellations of credit notes = payments − successful
 * refunds.
 */
export async function requireDocumentsForMoney(shop: Pick<TestShop, 'orm'>): Promise<void> {
  const wrong = await query(
    shop.orm.em.fork(),
    `select p.id from payments p
      where p.amount_cents - (select coalesce(sum(r.amount_cents), 0) from refunds r
              where r.payment_id = p.id and r.state = 'SUCCEEDED')
         <> (select coalesce(sum(case v.kind when 'CREDIT_NOTE' then -v.total_cents
                                 else v.total_cents end), 0)
               from invoices v where v.payment_id = p.id)
         or not exists (select from invoices v
              where v.payment_id = p.id and v.kind = 'INVOICE' and v.total_cents = p.amount_cents)`,
  );
  expect(wrong, 'payments whose documents do not add up').toEqual([]);
  await requireLinesForOrders(shop);
  const uneven = await query(
    shop.orm.em.fork(),
    `select v.number from invoices v
      where v.total_cents <> v.tax_cents + (v.document->>'shippingCents')::int
          + (select coalesce(sum((l->>'quantity')::int * (l->>'unitPriceCents')::int
                              - (l->>'discountCents')::int), 0)
               from jsonb_array_elements(v.document->'lines') l)
         or (v.document->>'otherCents')::int <> 0`,
  );
  expect(uneven, 'documents whose lines do not add up').toEqual([]);
}

/**
 * Asserts that invoices match their orders' lines, discounts, tax and shipping, and that credit
 * notes match their refunds.
 */
async function requireLinesForOrders(shop: Pick<TestShop, 'orm'>): Promise<void> {
  const wrong = await query(
    shop.orm.em.fork(),
    `select v.number from invoices v
      where v.kind = 'INVOICE' and (v.tax_cents::bigint, (v.document->>'shippingCents')::bigint,
              (select coalesce(sum((l->>'discountCents')::int), 0)::bigint
                 from jsonb_array_elements(v.document->'lines') l)) is distinct from
            (select (sum(o.tax_cents), sum(o.shipping_cents), sum((select sum(l.discount_cents)::int
                       from order_lines l where l.order_id = o.id)))
               from orders o where o.payment_id = v.payment_id and o.parent_id is null)
      union
     select v.number from invoices v join refunds r on r.id = v.refund_id
      where r.amount_cents <> v.total_cents
         or (r.origin = 'SHOP' and v.tax_cents <> r.shipping_tax_cents
              + (select coalesce(sum(rl.tax_cents), 0) from refund_lines rl
                  where rl.refund_id = r.id))`,
  );
  expect(wrong, 'documents that differ from orders and refunds').toEqual([]);
}
