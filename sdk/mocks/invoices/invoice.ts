import type { InvoiceDocument } from '../../domain/invoices/document.ts';

/** As it was issued: it is only ever added. */
export interface Invoice {
  id: string;
  userId: string;
  paymentIntentId: string | null;
  /** Of a credit note: the order, or the return, whose money it is. */
  orderId: string | null;
  /** Of a credit note and of what cancels it: the refund. */
  refundId: string | null;
  document: InvoiceDocument;
}
