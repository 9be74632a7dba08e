import { expect } from 'vitest';
import { query } from '../src/database/query.ts';
import type { TestShop } from './shop.ts';

/** Numbers of all documents, without a gap or a double, however much happened at the same time. */
export async function demandNumbersInARow(shop: Pick<TestShop, 'orm'>): Promise<void> {
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

/** Invoices − credit notes + what cancels these = payments − refunds that went through. */
export async function demandDocumentsForMoney(shop: Pick<TestShop, 'orm'>): Promise<void> {
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
