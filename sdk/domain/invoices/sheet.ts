import { formatMoney } from '../money/dollars.ts';
import { shortId } from '../orders/order-id.ts';
import { parcelLines } from '../orders/postal-lines.ts';
import { formatDay } from '../time/format-date-time.ts';
import { kindNames, netCents, type InvoiceDocument } from './document.ts';

/**
 * A column of the table of lines. `share` is its fraction of the page's width. The shares add up to
 * 1.
 */
export interface SheetColumn {
  label: string;
  share: number;
  isNumber: boolean;
}

/** The text of an invoice's pages, in order. The renderer decides how it looks. */
export interface InvoiceSheet {
  /** `Invoice INV-000123` */
  title: string;
  heading: string;
  seller: { name: string; lines: string[] };
  facts: { label: string; value: string }[];
  parties: { heading: string; lines: string[] }[];
  columns: SheetColumn[];
  rows: string[][];
  totals: { label: string; value: string }[];
  notes: string[];
}

/** Returns the document's name for people: `Credit note CN-000012`. */
export const documentName = ({ kind, number }: Pick<InvoiceDocument, 'kind' | 'number'>) =>
  `${kindNames[kind]} ${number}`;

/** Returns the text of a document's pages. */
export function invoiceSheet(document: InvoiceDocument): InvoiceSheet {
  const { kind, seller, customer, shipTo } = document;
  const { address, email, phone } = seller;
  return {
    title: documentName(document),
    heading: kindNames[kind],
    seller: { name: seller.name, lines: [address, email, phone].filter((line) => line !== null) },
    facts: factsOf(document),
    parties: [
      { heading: 'Billed to', lines: [...parcelLines(customer), customer.email] },
      ...(shipTo === null ? [] : [{ heading: 'Shipped to', lines: parcelLines(shipTo) }]),
    ],
    ...tableOf(document),
    totals: totalsOf(document),
    notes: notesOf(document),
  };
}

function factsOf(document: InvoiceDocument) {
  const { number, issuedAt, cancels, orders, payment } = document;
  const day = daysOf(document);
  return [
    { label: 'Number', value: number },
    { label: 'Date', value: day(issuedAt) },
    ...(cancels
      ? [{ label: 'Refers to', value: `${cancels.number}, ${day(cancels.issuedAt)}` }]
      : []),
    { label: orders.length === 1 ? 'Order' : 'Orders', value: orders.map(shortId).join(', ') },
    { label: 'Paid', value: day(payment.paidAt) },
    ...(payment.method === null ? [] : [{ label: 'Paid with', value: payment.method }]),
    ...(payment.reference === null ? [] : [{ label: 'Reference', value: payment.reference }]),
  ];
}

/**
 * Returns the table of lines. It has columns for part numbers and discounts only if a line needs
 * them.
 */
function tableOf({ lines }: InvoiceDocument): Pick<InvoiceSheet, 'columns' | 'rows'> {
  const named = lines.some(({ partNumber }) => partNumber !== null);
  const reduced = lines.some(({ discountCents }) => discountCents !== 0);
  const title = 1 - 0.07 - 0.13 - 0.1 - 0.14 - (named ? 0.17 : 0) - (reduced ? 0.12 : 0);
  const number = (label: string, share: number) => ({ label, share, isNumber: true });
  return {
    columns: [
      ...(named ? [{ label: 'Part number', share: 0.17, isNumber: false }] : []),
      { label: 'Description', share: title, isNumber: false },
      number('Qty', 0.07),
      number('Unit price', 0.13),
      ...(reduced ? [number('Discount', 0.12)] : []),
      number('Tax', 0.1),
      number('Amount', 0.14),
    ],
    rows: lines.map((line) => [
      ...(named ? [line.partNumber ?? ''] : []),
      line.title,
      String(line.quantity),
      formatMoney(line.unitPriceCents),
      ...(reduced ? [less(line.discountCents)] : []),
      formatMoney(line.taxCents),
      formatMoney(netCents(line)),
    ]),
  };
}

function totalsOf({ kind, lines, ...amounts }: InvoiceDocument): InvoiceSheet['totals'] {
  const prices = sum(lines.map(({ quantity, unitPriceCents }) => quantity * unitPriceCents));
  const off = sum(lines.map(({ discountCents }) => discountCents));
  const optional = (label: string, cents: number, value: string) =>
    cents === 0 ? [] : [{ label, value }];
  return [
    { label: 'Subtotal', value: formatMoney(prices) },
    ...optional('Discount', off, less(off)),
    ...optional('Shipping', amounts.shippingCents, formatMoney(amounts.shippingCents)),
    { label: 'Tax', value: formatMoney(amounts.taxCents) },
    ...optional('Other', amounts.otherCents, formatMoney(amounts.otherCents)),
    {
      label: kind === 'CREDIT_NOTE' ? 'Total credited (USD)' : 'Total (USD)',
      value: formatMoney(amounts.totalCents),
    },
  ];
}

function notesOf(document: InvoiceDocument): string[] {
  const { kind, cancels, reason, totalCents, payment } = document;
  const day = daysOf(document);
  const why = reason === null ? [] : [`Reason: ${reason}.`];
  const number = cancels?.number ?? '';
  if (kind === 'CREDIT_NOTE') {
    const back = `This credit note credits ${formatMoney(totalCents)} of invoice ${number}. We refund the original payment method.`;
    return [back, ...why];
  }
  if (kind === 'CANCELLATION') {
    return [`This invoice cancels credit note ${number} because the refund failed.`, ...why];
  }
  const zero = 'A discount covers the full amount. No payment was due.';
  return [totalCents === 0 ? zero : `Paid in full on ${day(payment.paidAt)}. Thank you.`];
}

const daysOf =
  ({ timeZone = 'UTC' }: InvoiceDocument) =>
  (time: string) =>
    formatDay(new Date(time), timeZone);

const less = (cents: number) => formatMoney(cents === 0 ? 0 : -cents);

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
