import type { components } from '../../src/schema.d.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { shareOfLine } from './charges.ts';
import { disputeIsLost, isDecided } from './disputes.ts';
import {
  chargeOfParts,
  partsLeft,
  unitsUncovered,
  type CountedPart,
  type CoveredUnits,
} from './part-units.ts';
import type { OrderState } from './transitions.ts';

/**
 * The part of a refund that applies to one line. The quantity is 0 if only part of the price, or
 * single parts of a kit, are refunded.
 */
export interface LineRefund extends CoveredUnits {
  state: components['schemas']['OrderRefund']['state'];
  createdAt: Date | string;
  /** Cents, including tax. */
  amount: number;
  /** Whether the refund is for units returned by the customer. */
  ofReturn: boolean;
}

export interface OwedLine {
  /** Units bought. */
  quantity: number;
  /** Charge for all units in cents, including tax. */
  grossCents: number;
  taxCents: number;
  refunds: readonly LineRefund[];
  /** The parts of a kit, or null. */
  parts?: readonly OwedPart[] | null | undefined;
}

interface OwedPart extends CountedPart {
  digital: boolean;
}

type UnitsOfLine = Omit<OwedLine, 'taxCents'>;

export interface OwedOrder {
  orderState: OrderState;
  shippedAt: Date | string | null;
  /** Whether the whole payment is refunded, regardless of which orders the refunds belong to. */
  paymentRefunded: boolean;
}

export interface HoldFacts {
  /** Disputes of the order's payment. */
  disputes: readonly { status: string }[];
  /**
   * Whether the payment was partly refunded in the provider's dashboard and staff haven't chosen
   * what the refund covers.
   */
  refundUnassigned: boolean;
}

export type Hold = 'PAYMENT_DISPUTED' | 'DISPUTE_LOST' | 'REFUND_UNASSIGNED';

/** Returns why an order is on hold, or null. Doesn't look at the units owed. */
export function holdOf({ disputes, refundUnassigned }: HoldFacts): Hold | null {
  if (disputes.some(disputeIsLost)) return 'DISPUTE_LOST';
  if (disputes.some(({ status }) => !isDecided(status))) return 'PAYMENT_DISPUTED';
  return refundUnassigned ? 'REFUND_UNASSIGNED' : null;
}

/** Describes each hold to the people who pick, pack and ship. */
export const holds: Record<Hold, Rejection> = {
  PAYMENT_DISPUTED: rejection(
    'PAYMENT_DISPUTED',
    "This payment is disputed at the customer's bank. Don't ship until the dispute is settled.",
  ),
  DISPUTE_LOST: rejection(
    'DISPUTE_LOST',
    "The customer's bank reversed this payment. Cancel this order instead of shipping it.",
  ),
  REFUND_UNASSIGNED: rejection(
    'REFUND_UNASSIGNED',
    "Part of this payment was refunded in Stripe. Don't ship this order until someone chooses what the refund covers.",
  ),
};

export const fullyRefunded = rejection(
  'ORDER_REFUNDED',
  "This order was fully refunded. There's nothing left to ship.",
);

/** Returns why an order can't be shipped although its state allows it, or null. */
export function validateNotHeld(order: {
  hold: Hold | null;
  nothingLeft: boolean;
}): Rejection | null {
  if (order.hold !== null) return holds[order.hold];
  return order.nothingLeft ? fullyRefunded : null;
}

/** Requested, pending and succeeded refunds count. A failed refund makes its units owed again. */
export const counts = ({ state }: LineRefund) => state !== 'FAILED';

/** A fully refunded line counts as having all of its units refunded. */
const isLineRefunded = ({ grossCents, refunds }: UnitsOfLine) =>
  grossCents > 0 && refunds.reduce((all, { amount }) => all + amount, 0) >= grossCents;

const unitsLeft = (line: UnitsOfLine): number =>
  isLineRefunded(line) ? 0 : unitsUncovered(line, line.refunds).quantity;

type PaidOrder = Pick<OwedOrder, 'orderState' | 'paymentRefunded'>;

const isOver = ({ orderState, paymentRefunded }: PaidOrder) =>
  orderState === 'CANCELLED' || orderState === 'REFUNDED' || paymentRefunded;

/**
 * Returns the units of a line that the customer has paid for and that haven't been refunded or
 * canceled. Includes shipped units. A kit is owed while any of its shipped parts is.
 */
export const unitsOwed = (order: PaidOrder, line: UnitsOfLine): number =>
  isOver(order) ? 0 : unitsLeft({ ...line, refunds: line.refunds.filter(counts) });

/** Returns the parts of a kit's line with the units owed of each, digital ones too. */
export function partsOwed<Part extends OwedPart>(
  order: PaidOrder,
  line: UnitsOfLine & { parts: readonly Part[] },
): (Part & { units: number })[] {
  const refunds = line.refunds.filter(counts);
  const none = isOver(order) || isLineRefunded({ ...line, refunds });
  return partsLeft(line, refunds).map((part) => ({ ...part, units: none ? 0 : part.units }));
}

/** Refunds that keep units out of the parcel. Those after shipping don't change its contents. */
function parcelRefunds({ shippedAt }: Pick<OwedOrder, 'shippedAt'>, { refunds }: UnitsOfLine) {
  const left = shippedAt === null ? Infinity : new Date(shippedAt).getTime();
  return refunds.filter((one) => counts(one) && new Date(one.createdAt).getTime() <= left);
}

/** Returns the units of a line that go, or went, into the parcel. */
export function unitsInParcel(order: OwedOrder, line: UnitsOfLine): number {
  const { orderState, shippedAt } = order;
  if (orderState === 'CANCELLED' || (shippedAt === null && order.paymentRefunded)) return 0;
  return unitsLeft({ ...line, refunds: parcelRefunds(order, line) });
}

/**
 * Returns an order's lines with the units in its parcel and the charge for them. Skips lines
 * without units.
 */
export function parcelLines<Line extends OwedLine>(
  order: OwedOrder & { lines: readonly Line[] },
): Line[] {
  return order.lines.flatMap((line) => {
    const quantity = unitsInParcel(order, line);
    if (quantity === 0) return [];
    const { parts } = line;
    if (!parts)
      return [{ ...line, quantity, ...shareOfLine(line, line.quantity - quantity, quantity) }];
    const left = partsLeft({ ...line, parts }, parcelRefunds(order, line));
    const units = left.map((part) => part.units);
    return [{ ...line, quantity, parts: left, ...chargeOfParts(line, left, units) }];
  });
}

/** Counts the parts of kits, so that an order isn't over while a digital part is owed. */
const unitsPaid = (order: PaidOrder, { parts, ...line }: OwedLine): number =>
  parts
    ? partsOwed(order, { ...line, parts }).reduce((sum, { units }) => sum + units, 0)
    : unitsOwed(order, line);

/**
 * Returns an order's parcel lines, why it is on hold, and the units owed, including shipped ones.
 * `goods` are those units without the digital parts of kits that also have parts to ship.
 */
export function parcelOf<Line extends OwedLine>(
  order: OwedOrder & HoldFacts & { lines: readonly Line[] },
) {
  const lines = parcelLines(order);
  return {
    hold: holdOf(order),
    lines,
    nothingLeft: order.lines.length > 0 && lines.length === 0,
    units: order.lines.reduce((sum, line) => sum + unitsPaid(order, line), 0),
    goods: order.lines.reduce((sum, line) => sum + unitsOwed(order, line), 0),
  };
}

/** Returns the refunds of units that don't come back. */
export const refundsWithoutReturn = ({ refunds }: Pick<OwedLine, 'refunds'>): LineRefund[] =>
  refunds.filter((one) => counts(one) && !one.ofReturn);

/**
 * Returns how many units of a shipped order's line can still be returned. Units that never shipped
 * can't.
 */
export function unitsReturnable(
  { shippedAt }: Pick<OwedOrder, 'shippedAt'>,
  line: OwedLine & {
    /** Units in returns that weren't denied, whether refunded or not. */
    returnedQuantity: number;
  },
): number {
  const order = { orderState: 'SHIPPED', shippedAt, paymentRefunded: false } as const;
  if (unitsInParcel(order, line) === 0) return 0;
  const left = unitsUncovered(line, refundsWithoutReturn(line)).quantity;
  return Math.max(0, left - line.returnedQuantity);
}
