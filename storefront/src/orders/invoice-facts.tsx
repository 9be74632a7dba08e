import { kindNames } from '@spindle/sdk/domain/invoices/document';
import type { ReactNode } from 'react';
import { InvoiceLink } from './invoice-link.tsx';
import type { Order } from './queries.ts';

const kinds = ['INVOICE', 'CREDIT_NOTE', 'CANCELLATION'] as const;

/** Returns the order's invoices, credit notes and cancellations as facts. */
export function invoiceFacts({ orderId, invoices }: Order): [name: string, value: ReactNode][] {
  return kinds.map((kind) => {
    const links = invoices
      .filter((one) => one.kind === kind)
      .map(({ id, number }) => (
        <div key={id}>
          <InvoiceLink orderId={orderId} number={number} />
        </div>
      ));
    return [kindNames[kind], links.length > 0 ? links : null];
  });
}
