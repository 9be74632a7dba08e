import type { components } from '../../src/schema.d.ts';
import { pickFields } from '../fields.ts';
import { isLine } from '../orders/is-line.ts';
import { coveredOf, kitsIn, partsLeft, type CoveredUnits } from '../orders/part-units.ts';
import { toDollars } from '../money/dollars.ts';
import { leftOf, refundableOf, type PaymentMoney } from './refundable.ts';
import { type OrderMoney, type PaidLine } from './refund-parts.ts';

type OrderRefund = components['schemas']['OrderRefund'];
type PaidKitPart = components['schemas']['PaidKitPart'];

/** An order and what was charged for it, in cents including tax. */
export interface SoldOrder {
  totalCents: number;
  taxCents: number;
  lines: readonly SoldLine[];
  /** Refunds of the order and of its returns. */
  refunds: readonly Pick<
    OrderRefund,
    'orderId' | 'state' | 'amount' | 'lines' | 'shipping' | 'shippingTax'
  >[];
  payment: PaymentMoney;
}

interface SoldLine {
  catalogId: string;
  catalogItemId: string;
  title: string;
  quantity: number;
  unitPriceCents: number;
  discountCents: number;
  /** After discount, including tax. */
  grossCents: number;
  taxCents: number;
  /** Units in returns that are neither refunded nor denied. */
  unitsInReturns: number;
  /** The parts of a kit, or null. */
  parts?: readonly Omit<PaidKitPart, 'unitsRefunded'>[] | null | undefined;
}

/**
 * Returns what was paid for each part of an order, and how much of it can still be refunded. Failed
 * refunds don't count.
 */
export function orderMoney(order: SoldOrder): OrderMoney {
  const refunds = order.refunds.filter(({ state, orderId }) => state !== 'FAILED' && orderId);
  const lines = order.lines.map((line) => paidLine(line, refunds));
  const sum = (of: (line: (typeof order.lines)[number]) => number) =>
    order.lines.reduce((all, line) => all + of(line), 0);
  const shipping = paidPart(
    Math.max(0, order.totalCents - sum(({ grossCents }) => grossCents)),
    Math.max(0, order.taxCents - sum(({ taxCents }) => taxCents)),
    refunds.map((refund) => ({ ...refund, amount: refund.shipping, tax: refund.shippingTax })),
  );
  const back = refunds.reduce((all, { amount }) => all + amount, 0);
  const refundable = Math.min(leftOf(order.totalCents, back), refundableOf(order.payment));
  return { lines, shipping, refundable };
}

function paidLine(line: SoldLine, refunds: SoldOrder['refunds']): PaidLine {
  const ofLine = refunds.flatMap(({ state, lines }) =>
    lines.filter(isLine(line)).map((one) => ({ ...one, state })),
  );
  return {
    catalogId: line.catalogId,
    catalogItemId: line.catalogItemId,
    title: line.title,
    quantity: line.quantity,
    price: toDollars(line.unitPriceCents),
    discount: line.discountCents,
    ...paidPart(line.grossCents, line.taxCents, ofLine),
    ...unitsOf(line, ofLine),
    unitsInReturns: line.unitsInReturns,
  };
}

/** A kit counts as refunded once all of its parts are. */
function unitsOf({ quantity, parts }: SoldLine, refunds: readonly CoveredUnits[]) {
  if (!parts) return { unitsRefunded: refunds.reduce((sum, one) => sum + one.quantity, 0) };
  return {
    unitsRefunded: quantity - kitsIn(partsLeft({ quantity, parts }, refunds)),
    parts: parts.map((part) => ({
      ...pickFields(part, partFields),
      unitsRefunded: coveredOf(part, refunds),
    })),
  };
}

const partFields = {
  catalogId: true,
  catalogItemId: true,
  title: true,
  quantity: true,
  price: true,
} as const;

function paidPart(
  paid: number,
  tax: number,
  back: readonly { state: OrderRefund['state']; amount: number; tax: number }[],
) {
  const sum = (of: typeof back) => of.reduce((all, { amount }) => all + amount, 0);
  const settled = back.filter(({ state }) => state === 'SUCCEEDED');
  const taxBack = back.reduce((all, one) => all + one.tax, 0);
  return {
    paid,
    tax,
    refunded: sum(settled),
    pending: sum(back) - sum(settled),
    left: leftOf(paid, sum(back)),
    taxLeft: leftOf(tax, taxBack),
  };
}
