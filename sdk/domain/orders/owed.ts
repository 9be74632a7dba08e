import type { components } from '../../src/schema.d.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { shareOfLine } from './charges.ts';
import { disputeIsLost, isDecided } from './disputes.ts';
import type { OrderState } from './transitions.ts';

/** The part of a refund that applies to one line. */
export interface LineRefund {
  state: components['schemas']['OrderRefund']['state'];
  createdAt: Date | string;
  /** Refunded units, or 0 if only part of their price is refunded. */
  quantity: number;
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
const counts = ({ state }: LineRefund) => state !== 'FAILED';

function unitsLeft({ quantity, grossCents, refunds }: UnitsOfLine): number {
  const sum = (of: (refund: LineRefund) => number) =>
    refunds.reduce((all, refund) => all + of(refund), 0);
  // A fully refunded line counts as having all of its units refunded.
  if (grossCents > 0 && sum(({ amount }) => amount) >= grossCents) return 0;
  return Math.max(0, quantity - sum((refund) => refund.quantity));
}

/**
 * Returns the units of a line that the customer has paid for and that haven't been refunded or
 * canceled. Includes shipped units.
 */
export function unitsOwed(
  { orderState, paymentRefunded }: Pick<OwedOrder, 'orderState' | 'paymentRefunded'>,
  line: UnitsOfLine,
): number {
  if (orderState === 'CANCELLED' || orderState === 'REFUNDED' || paymentRefunded) return 0;
  return unitsLeft({ ...line, refunds: line.refunds.filter(counts) });
}

/**
 * Returns the units of a line that go, or went, into the parcel. A refund after shipping doesn't
 * change its contents.
 */
export function unitsInParcel(order: OwedOrder, line: UnitsOfLine): number {
  const { orderState, shippedAt } = order;
  if (orderState === 'CANCELLED' || (shippedAt === null && order.paymentRefunded)) return 0;
  const left = shippedAt === null ? Infinity : new Date(shippedAt).getTime();
  const before = (refund: LineRefund) => new Date(refund.createdAt).getTime() <= left;
  return unitsLeft({ ...line, refunds: line.refunds.filter((one) => counts(one) && before(one)) });
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
    return [{ ...line, quantity, ...shareOfLine(line, line.quantity - quantity, quantity) }];
  });
}

/**
 * Returns an order's parcel lines, why it is on hold, and the units owed, including shipped ones.
 */
export function parcelOf<Line extends OwedLine>(
  order: OwedOrder & HoldFacts & { lines: readonly Line[] },
) {
  const lines = parcelLines(order);
  return {
    hold: holdOf(order),
    lines,
    nothingLeft: order.lines.length > 0 && lines.length === 0,
    units: order.lines.reduce((sum, line) => sum + unitsOwed(order, line), 0),
  };
}

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
  const others = line.refunds.filter((one) => counts(one) && !one.ofReturn);
  const refunded = others.reduce((all, { quantity }) => all + quantity, 0);
  return Math.max(0, line.quantity - line.returnedQuantity - refunded);
}
