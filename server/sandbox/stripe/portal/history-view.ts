import { html, type Html } from '@spindle/sdk/demo/html';
import type { World } from '../../world.ts';
import { idOf } from '../api/given.ts';
import { intentOfInvoice } from '../invoices/collection.ts';
import type { InvoiceRecord } from '../invoices/invoice-record.ts';
import { day } from '../pages/day.ts';
import { money } from '../pages/money.ts';

/** What a customer was billed, newest first. */
export function historyView(world: World, customer: string): Html | null {
  const invoices = world.store.list('invoice', { limit: 24, where: { customer } });
  if (invoices.length === 0) return null;
  return html`<section class="card" aria-labelledby="history-title">
    <h2 id="history-title">Invoice history</h2>
    <ul class="history">
      ${invoices.map((invoice) => row(world, invoice))}
    </ul>
  </section>`;
}

function row(world: World, invoice: InvoiceRecord): Html {
  const intent = intentOfInvoice(world, invoice.id);
  const charge = world.store.get('charge', idOf(intent?.latest_charge) ?? '');
  const receipt = charge?.status === 'succeeded' ? charge.receipt_url : null;
  return html`<li>
    <span>${day(invoice.created)}</span>
    <span>${money(invoice.total, invoice.currency)}</span>
    <span>${invoice.status === 'paid' ? 'Paid' : 'Open'}</span>
    ${receipt ? html`<a href="${receipt}">Receipt of ${day(invoice.created)}</a>` : null}
  </li>`;
}
