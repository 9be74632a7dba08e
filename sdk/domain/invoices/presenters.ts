import type { components } from '../../src/schema.d.ts';
import type { InvoiceDocument } from './document.ts';

type Schemas = components['schemas'];

interface StoredInvoice {
  id: string;
  userId: string;
  document: InvoiceDocument;
}

/** Returns an invoice for the staff list, from the data stored when it was issued. */
export function presentInvoice({ id, userId, document }: StoredInvoice): Schemas['AdminInvoice'] {
  const { customer, orders, cancels, payment, taxCents } = document;
  return {
    ...presentOrderInvoice({ ...document, id }),
    tax: taxCents,
    userId,
    customerName: customer.name,
    email: customer.email,
    orders,
    cancels: cancels?.number ?? null,
    paymentIntentId: payment.reference,
  };
}

export const presentOrderInvoice = ({
  id,
  number,
  kind,
  issuedAt,
  totalCents,
}: Pick<StoredInvoice, 'id'> &
  Pick<
    InvoiceDocument,
    'number' | 'kind' | 'issuedAt' | 'totalCents'
  >): Schemas['OrderInvoice'] => ({
  id,
  number,
  kind,
  dateIssued: new Date(issuedAt).toISOString(),
  total: totalCents,
});
