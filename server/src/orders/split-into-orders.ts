import { DIGITAL_GROUP } from '@spindle/sdk/domain/shipping/shipping-of';

interface PaidLine {
  shippingGroup: string;
  grossCents: number;
  taxCents: number;
}

export interface OrderShare<Line> {
  shippingGroup: string;
  lines: Line[];
  totalCents: number;
  taxCents: number;
  shippingCents: number;
}

/**
 * One order per shipping group. The shares add up to the whole payment: each line carries what was
 * charged for it with its tax, and shipping belongs to the first group that is shipped.
 */
export function splitIntoOrders<Line extends PaidLine>(
  lines: readonly Line[],
  shipping: { grossCents: number; taxCents: number },
): OrderShare<Line>[] {
  const groups = Map.groupBy(lines, (line) => line.shippingGroup);
  const carrier = lines.find((line) => line.shippingGroup !== DIGITAL_GROUP)?.shippingGroup;
  return [...groups].map(([shippingGroup, ofGroup]) => {
    const carried = shippingGroup === carrier ? shipping : { grossCents: 0, taxCents: 0 };
    return {
      shippingGroup,
      lines: ofGroup,
      totalCents: sum(ofGroup, (line) => line.grossCents) + carried.grossCents,
      taxCents: sum(ofGroup, (line) => line.taxCents) + carried.taxCents,
      shippingCents: carried.grossCents - carried.taxCents,
    };
  });
}

function sum<Line>(lines: readonly Line[], amount: (line: Line) => number): number {
  return lines.reduce((total, line) => total + amount(line), 0);
}
