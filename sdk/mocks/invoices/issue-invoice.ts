import { fullNameOf } from '../identity/people.ts';
import type { CreditedPart } from '../../domain/invoices/credited-parts.ts';
import { invoiceNumber, seriesOf, type InvoiceDocument } from '../../domain/invoices/document.ts';
import { writeCancellation, writeCreditNote } from '../../domain/invoices/write-credit-note.ts';
import {
  invoiceParties,
  writeInvoice,
  type ChargedOrder,
  type InvoiceDraft,
} from '../../domain/invoices/write-invoice.ts';
import { fromDollars } from '../../domain/money/dollars.ts';
import { NO_CHARGE } from '../../domain/orders/charges.ts';
import { isLine } from '../../domain/orders/is-line.ts';
import { knownItem } from '../catalog/find-record.ts';
import { businessOf, timeZone } from '../config/business.ts';
import type { Scene } from '../core/call.ts';
import type { Invoice, Order, ShopState } from '../state.ts';

export function issueInvoice(scene: Scene, orders: readonly Order[]): void {
  const [first] = orders;
  if (first === undefined) return;
  const { billing, email } = first;
  const ownName = fullNameOf(scene.state, first.userId) ?? email;
  const shipping = orders.find((order) => order.shipping !== null)?.shipping ?? null;
  const draft = writeInvoice({
    timeZone,
    seller: businessOf(scene.state).company,
    ...invoiceParties({ ownName, email, billing, shipping }),
    payment: {
      amountCents: orders.reduce((sum, { total }) => sum + total, 0),
      paidAt: first.dateCreated,
      method: first.paymentMethod,
      reference: first.paymentIntentId,
    },
    orders: orders.map((order) => chargedOrder(scene.state, order)),
  });
  issue(scene, draft, { ...first, orderId: null, refundId: null });
}

/** Issues a refund's credit note. Refunds by the mock provider complete immediately. */
export function issueCreditNote(
  scene: Scene,
  order: Order,
  refund: Order['refunds'][number],
): void {
  const invoice = invoiceOf(scene.state, order);
  if (invoice === undefined) return;
  const charged = chargedOrder(scene.state, order);
  const draft = writeCreditNote(invoice, {
    amountCents: refund.amount,
    reason: refund.reason,
    order: charged,
    parts: refund.lines.flatMap((part) => partsOf(scene.state, order, part)),
    shippingCents: refund.shipping,
    shippingTaxCents: refund.shippingTax,
  });
  issue(scene, draft, { ...order, refundId: refund.refundId });
}

/**
 * Issues the invoice that reverses a refund's credit note, if there is one, because the money
 * didn't arrive.
 */
export function issueCancellation(
  scene: Scene,
  { refundId, failure }: Order['refunds'][number],
): void {
  const creditNote = scene.state.invoices.find((one) => one.refundId === refundId);
  if (creditNote === undefined) return;
  issue(scene, writeCancellation(creditNote.document, failure), creditNote);
}

function partsOf(
  state: ShopState,
  { items }: Order,
  part: Order['refunds'][number]['lines'][number],
): CreditedPart[] {
  const { quantity, parts, amount: amountCents, tax: taxCents } = part;
  return items.filter(isLine(part)).map((line) => ({
    partNumber: knownItem(state, line)?.externalId ?? null,
    title: line.title,
    unitPriceCents: fromDollars(line.price),
    quantity,
    parts,
    soldParts: line.parts,
    amountCents,
    taxCents,
  }));
}

function issue(
  { state, now, newId }: Scene,
  draft: InvoiceDraft,
  of: Omit<Invoice, 'id' | 'document'>,
): void {
  const series = seriesOf(draft.kind);
  const sequence = (state.numbers[series] ?? 0) + 1;
  state.numbers[series] = sequence;
  const number = invoiceNumber(series, sequence);
  const document = structuredClone({ ...draft, number, issuedAt: now.toISOString() });
  const { userId, paymentIntentId, orderId, refundId } = of;
  state.invoices.push({ id: newId(), userId, paymentIntentId, orderId, refundId, document });
}

const invoiceOf = ({ invoices }: ShopState, order: Order): InvoiceDocument | undefined =>
  invoices.find(
    ({ paymentIntentId, document }) =>
      paymentIntentId === order.paymentIntentId && document.kind === 'INVOICE',
  )?.document;

function chargedOrder(state: ShopState, order: Order): ChargedOrder {
  return {
    orderId: order.parentId ?? order.orderId,
    shippingCents: order.shippingPrice,
    taxCents: order.tax,
    totalCents: order.total,
    lines: order.items.map((line, at) => ({
      partNumber: knownItem(state, line)?.externalId ?? null,
      title: line.title,
      parts: line.parts,
      quantity: line.quantity,
      unitPriceCents: fromDollars(line.price),
      ...(order.charged[at] ?? NO_CHARGE),
    })),
  };
}

/**
 * Returns an order's invoices, oldest first: the payment's, and those for refunds of the order or
 * its returns.
 */
export function invoicesOf(
  { invoices, orders }: Pick<ShopState, 'invoices' | 'orders'>,
  { orderId, paymentIntentId }: Order,
): Invoice[] {
  const back = orders.filter(({ parentId }) => parentId === orderId).map((one) => one.orderId);
  const own = new Set([null, orderId, ...back]);
  return invoices.filter((one) => one.paymentIntentId === paymentIntentId && own.has(one.orderId));
}
