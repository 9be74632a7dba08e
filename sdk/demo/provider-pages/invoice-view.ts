import { html, type Html } from '../html.ts';
import { day, money } from './amounts.ts';

/** Data for a subscription's invoice page. Amounts are in cents. */
export interface InvoicePage {
  number: string;
  /** Epoch seconds. */
  created: number;
  /** Name and email address. */
  customer: string;
  lines: readonly { description: string; amount: number }[];
  tax: number;
  total: number;
  currency: string;
  paid: boolean;
  /** URL of the download, or null if there is none. */
  pdf: string | null;
}

/** Renders the payment provider's page of an invoice. */
export function invoiceView(page: InvoicePage): Html {
  const { number, created, customer, lines, currency, pdf } = page;
  const fact = (name: string, value: string) =>
    html`<dt>${name}</dt>
      <dd>${value}</dd>`;
  return html`<main class="closed card">
    <h1>Invoice ${number}</h1>
    <p>${page.paid ? 'Paid' : 'Unpaid'}</p>
    <dl>
      ${fact('From', 'Spindle')} ${fact('Billed to', customer)} ${fact('Date', day(created))}
      ${lines.map(({ description, amount }) => fact(description, money(amount, currency)))}
      ${fact('Tax', money(page.tax, currency))} ${fact('Total', money(page.total, currency))}
    </dl>
    ${pdf === null ? null : html`<p><a href="${pdf}">Download invoice</a></p>`}
  </main>`;
}
