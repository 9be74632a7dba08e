import { sql } from 'kysely';

/**
 * The tax in a transaction `t`, as orders and credit notes have it: paid with a charge, given back
 * with a refund, kept after all where the bank sends that back. Null where it is of none of them.
 */
export const taxIn = sql`case
  when t.category = 'charge' then (
    select sum(o.tax_cents)
      from payments y join orders o on o.payment_id = y.id and o.parent_id is null
     where y.payment_intent_id = t.payment_intent_id)
  when t.category in ('refund', 'refund_failure') then (
    select case t.category when 'refund' then -v.tax_cents else v.tax_cents end
      from refunds f join invoices v on v.refund_id = f.id and v.kind = 'CREDIT_NOTE'
     where f.provider_refund_id = t.provider_refund_id)
end`;
