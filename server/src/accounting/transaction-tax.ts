import { sql } from 'kysely';

/**
 * Tax in transaction `t`, from orders and credit notes: positive for a charge, negative for a
 * refund, and positive again if the bank returns the refund. Null for all other transactions.
 */
export const transactionTax = sql`case
  when t.category = 'charge' then (
    select sum(o.tax_cents)
      from payments y join orders o on o.payment_id = y.id and o.parent_id is null
     where y.payment_intent_id = t.payment_intent_id)
  when t.category in ('refund', 'refund_failure') then (
    select case t.category when 'refund' then -v.tax_cents else v.tax_cents end
      from refunds f join invoices v on v.refund_id = f.id and v.kind = 'CREDIT_NOTE'
     where f.provider_refund_id = t.provider_refund_id)
end`;
