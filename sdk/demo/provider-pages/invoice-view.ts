import { html, type Html } from '../html.ts';
import { day, money } from './amounts.ts';

/** What the page of an invoice for a subscription shows; amounts are cents. */
export interface InvoicePage {
  number: string;
  /** Seconds since 1970. */
  created: number;
  /** Name and e-mail address. */
  customer: string;
  lines: readonly { description: string; amount: number }[];
  tax: number;
  total: number;
  currency: string;
  paid: boolean;
  /** Where it is downloaded; null where it cannot be. */
  pdf: string | null;
}

/** The payment provider's page of an invoice. */
export function invoiceView(page: InvoicePage): Html {
  const { number, created, customer, lines, currency, pdf } = page;
  const fact = (name: string, value: string) =>
    html`<dt>${name}</dt>
      <dd>${value}</dd>`;
  return html`<main class="closed card">
    <h1>Invoice ${number}</h1>
    <p>${page.paid ? 'Paid' : 'Not paid yet'}</p>
    <dl>
      ${fact('From', 'Spindle')} ${fact('Billed to', customer)} ${fact('Date', day(created))}
      ${lines.map(({ description, amount }) => fact(description, money(amount, currency)))}
      ${fact('Tax', money(page.tax, currency))} ${fact('Total', money(page.total, currency))}
    </dl>
    ${pdf === null ? null : html`<p><a href="${pdf}">Download invoice</a></p>`}
  </main>`;
}
