import type { EntityManager } from '@mikro-orm/postgresql';
import { writeCreditNote } from '@spindle/sdk/domain/invoices/write-credit-note';
import type { InvoiceDraft } from '@spindle/sdk/domain/invoices/write-invoice';
import { chargedOrders } from './charged-orders.ts';
import { Invoice } from './invoice.entity.ts';
import { readCreditedParts } from './read-credited-parts.ts';

export interface RefundToCredit {
  id: string;
  paymentId: string;
  /** The order or return that the refund belongs to. */
  orderId: string | null;
  amountCents: number;
  reason: string;
}

/** Drafts a refund's credit note. Returns null if the payment is from before invoices existed. */
export async function draftCreditNote(
  em: EntityManager,
  { id, paymentId, orderId, amountCents, reason }: RefundToCredit,
): Promise<{ draft: InvoiceDraft; userId: string } | null> {
  const invoice = await em.findOne(Invoice, { payment: paymentId, kind: 'INVOICE' });
  if (invoice === null) return null;
  const order =
    orderId === null
      ? null
      : await chargedOrders(em).where('o.id', '=', orderId).executeTakeFirstOrThrow();
  const made = await readCreditedParts(em, id);
  const draft = writeCreditNote(invoice.document, { amountCents, reason, order, ...made });
  return { draft, userId: invoice.userId };
}
