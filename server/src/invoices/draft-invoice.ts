import type { EntityManager } from '@mikro-orm/postgresql';
import {
  invoiceParties,
  writeInvoice,
  type InvoiceDraft,
} from '@spindle/sdk/domain/invoices/write-invoice';
import type { Config } from '../config.ts';
import { db } from '../database/db.ts';
import { chargedOrders } from './charged-orders.ts';

/** Drafts a payment's invoice from the database as this transaction sees it. */
export async function draftInvoice(
  em: EntityManager,
  config: Pick<Config, 'business'>,
  paymentId: string,
): Promise<{ draft: InvoiceDraft; userId: string }> {
  const paid = await db(em)
    .selectFrom('payments as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select([
      'p.user_id as userId',
      'p.amount_cents as amountCents',
      'p.paid_at as paidAt',
      'p.payment_method as method',
      'p.payment_intent_id as reference',
      'p.billing',
      'u.email',
      'u.first_name as firstName',
      'u.last_name as lastName',
    ])
    .where('p.id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const orders = await chargedOrders(em)
    .where('o.payment_id', '=', paymentId)
    .where('o.parent_id', 'is', null)
    .orderBy('o.shipping_cents', 'desc')
    .orderBy('o.shipping_group')
    .execute();
  const { userId, amountCents, method, reference, email, billing } = paid;
  const ownName = `${paid.firstName} ${paid.lastName}`;
  const shipping = orders.find((order) => order.shipping !== null)?.shipping ?? null;
  const draft = writeInvoice({
    timeZone: config.business.timeZone,
    seller: config.business.company,
    ...invoiceParties({ ownName, email, billing, shipping }),
    payment: { amountCents, paidAt: paid.paidAt.toISOString(), method, reference },
    orders: orders.map(({ id: _id, shipping: _shipping, ...order }) => order),
  });
  return { draft, userId };
}
