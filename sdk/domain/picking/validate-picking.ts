import { validateNotHeld, type Hold } from '../orders/owed.ts';
import { statesBeforePicking, type OrderState } from '../orders/transitions.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { formatClock } from '../time/format-date-time.ts';

interface OrderToPick {
  isReturn: boolean;
  isDigital: boolean;
  orderState: OrderState;
  hold: Hold | null;
  /** Whether the whole order was refunded. */
  nothingLeft: boolean;
  /** The person who canceled or picked it, if known: a colleague's name, or `the customer`. */
  movedBy?: string | undefined;
  /** The lines that currently go into its parcel. */
  lines?: readonly { quantity: number }[];
  /** Units the picker took, if they reported it. */
  unitsTaken?: number | undefined;
}

/** Returns why an order can't be picked by anyone, or null. Claims are checked separately. */
export function validatePicking(order: OrderToPick): Rejection | null {
  const { isReturn, isDigital, orderState, movedBy } = order;
  const by = movedBy ? ` by ${movedBy}` : '';
  if (isReturn) return rejection('IS_A_RETURN', "This is a return. There's nothing to pick.");
  if (isDigital) {
    return rejection('DIGITAL_ORDER', "This order is digital. There's nothing to pick.");
  }
  if (orderState === 'CANCELLED') {
    return rejection(
      'ORDER_CANCELLED',
      `This order was canceled${by}. Put its items back on the shelf.`,
    );
  }
  if (statesBeforePicking.includes(orderState))
    return validateNotHeld(order) ?? validateUnits(order);
  return rejection('ALREADY_PICKED', `This order was already picked${by}.`);
}

/**
 * Rejects a count that doesn't match the order. If units were refunded while the picker worked,
 * they stay on the shelf.
 */
function validateUnits({ lines = [], unitsTaken }: OrderToPick): Rejection | null {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (unitsTaken === undefined || unitsTaken === units) return null;
  return rejection('UNITS_CHANGED', unitsChanged(units));
}

/** Returns the message to a picker if a refund reduced the open order. */
export function unitsChanged(units: number): string {
  const now = units === 1 ? '1 unit' : `${units} units`;
  return `Some units were refunded, so this order has ${now} now. Put the others back on the shelf, then choose Picking Complete.`;
}

/** Returns who canceled or picked an order, for `validatePicking`. */
export function moverName(
  event: { firstName: string | null; isCustomer: boolean } | undefined,
): string | undefined {
  if (event === undefined) return undefined;
  return event.isCustomer ? 'the customer' : event.firstName?.trim() || undefined;
}

interface Claim {
  claimedBy: string | null;
  claimedUntil: Date | null;
}

/** Returns when another picker's claim ends, or null if this picker can claim the order. */
export function heldUntil(
  { claimedBy, claimedUntil }: Claim,
  pickerId: string,
  now: Date,
): Date | null {
  if (claimedUntil === null || claimedUntil <= now || claimedBy === pickerId) return null;
  return claimedUntil;
}

interface OrderToClaim extends OrderToPick, Claim {
  /** Name of the picker who claimed it, if any. */
  holder: string | undefined;
}

/** Returns why a picker can't claim an order, or null. */
export function validateClaim(
  order: OrderToClaim,
  pickerId: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Rejection | null {
  const rejected = validatePicking(order);
  if (rejected !== null) return rejected;
  const until = heldUntil(order, pickerId, now);
  return until === null ? null : heldByOther(order.holder, until, timeZone);
}

/**
 * Returns the rejection that names the current picker: `Sam is picking this order until 2:05 PM
 * PST.`
 */
export function heldByOther(
  firstName: string | undefined,
  until: Date,
  timeZone: string,
): Rejection {
  const name = firstName?.trim() || 'Someone else';
  const clock = formatClock(fullMinute(until), timeZone);
  return rejection('HELD_BY_OTHER', `${name} is picking this order until ${clock}.`);
}

const MINUTE_MS = 60_000;

/** Rounds up, so that the order is available at the time shown. */
const fullMinute = (time: Date): Date =>
  new Date(Math.ceil(time.getTime() / MINUTE_MS) * MINUTE_MS);
