import { expectedShippingDate } from './expected-shipping.ts';
import { DIGITAL_GROUP } from '../shipping/shipping-of.ts';
import { NO_CHARGE, totalOf, type Charge } from './charges.ts';

interface PaidLine extends Charge {
  shippingGroup: string;
}

export interface OrderShare<Line> {
  shippingGroup: string;
  lines: Line[];
  totalCents: number;
  taxCents: number;
  shippingCents: number;
}

interface SelectedShipping<Shipping> {
  shipping: Shipping | null;
  preference: string | null;
}

interface ShippingTerms {
  now: Date;
  shipWithinWorkingDays: number;
  timeZone: string;
}

/**
 * Returns the first fields of a shipping group's order. A digital order counts as shipped
 * immediately.
 */
export function beginOrder<Shipping>(
  shippingGroup: string,
  { shipping, preference }: SelectedShipping<Shipping>,
  { now, shipWithinWorkingDays, timeZone }: ShippingTerms,
) {
  return shippingGroup === DIGITAL_GROUP
    ? {
        orderState: 'SHIPPED' as const,
        shippedAt: now,
        shipping: null,
        shippingPreference: null,
        expectedShippingAt: null,
      }
    : {
        orderState: 'PENDING' as const,
        shippedAt: null,
        shipping,
        shippingPreference: preference,
        expectedShippingAt: expectedShippingDate(now, shipWithinWorkingDays, timeZone),
      };
}

/**
 * Splits a payment into one order per shipping group. The amounts add up to the whole payment: each
 * line has its charge including tax, and shipping belongs to the first group that ships.
 */
export function splitIntoOrders<Line extends PaidLine>(
  lines: readonly Line[],
  shipping: Charge,
): OrderShare<Line>[] {
  const groups = Map.groupBy(lines, (line) => line.shippingGroup);
  const carrier = lines.find((line) => line.shippingGroup !== DIGITAL_GROUP)?.shippingGroup;
  return [...groups].map(([shippingGroup, ofGroup]) => {
    const carried = shippingGroup === carrier ? shipping : NO_CHARGE;
    return {
      shippingGroup,
      lines: ofGroup,
      ...totalOf([...ofGroup, carried]),
      shippingCents: carried.grossCents - carried.taxCents,
    };
  });
}
