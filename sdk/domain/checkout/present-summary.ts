import type { components } from '../../src/schema.d.ts';
import { toDollars } from '../money/dollars.ts';
import { DIGITAL_GROUP } from '../shipping/shipping-of.ts';
import type { Rejection } from '../rejection.ts';
import { isShippingFree, type AppliedDiscount, type CouponFacts } from './discount.ts';
import type { CodeFacts } from './validate-code.ts';
import { subtotalOf, type ItemKey } from './discount-totals.ts';

type Schemas = components['schemas'];

interface SummaryLine extends ItemKey {
  quantity: number;
  unitCents: number;
  subtotalCents: number;
  /** Lines of the same group become one order. */
  shippingGroup: string;
}

interface Summary {
  lines: readonly SummaryLine[];
  discount: AppliedDiscount<CodeFacts, CouponFacts> | null;
  /** The entered code, and why it isn't valid, if so. */
  entered: string | null;
  rejection: Rejection | null;
  /** The last shipping quote the customer saw for this cart and address. */
  quote: Schemas['ShippingQuote'] | null;
}

/** Returns a cart's totals. They include the cheapest shipping once it has been quoted. */
export function presentSummary({
  lines,
  discount,
  entered,
  rejection,
  quote,
}: Summary): Schemas['CartSummary'] {
  const subtotal = subtotalOf(lines);
  const amounts = quote?.options.map(({ amount }) => amount) ?? [];
  const minimum = amounts.length === 0 ? null : Math.min(...amounts);
  const groups = new Set(lines.map(({ shippingGroup }) => shippingGroup));
  const shipments = groups.size - (groups.has(DIGITAL_GROUP) ? 1 : 0);
  const shipping = shipments === 0 || isShippingFree(discount) ? 0 : minimum;
  return {
    lines: lines.map((line, at) => ({
      catalogId: line.catalogId,
      catalogItemId: line.catalogItemId,
      quantity: line.quantity,
      price: toDollars(line.unitCents),
      amount: line.subtotalCents,
      discount: discount?.sharesCents[at] ?? 0,
    })),
    subtotal,
    discount: discount && presentDiscount(lines, discount),
    enteredCode: entered,
    codeRefusal: rejection && { code: rejection.code, Reason: rejection.reason },
    shipping,
    total: subtotal - (discount?.totalCents ?? 0) + (shipping ?? 0),
    orders: groups.size,
    shipments,
  };
}

function presentDiscount(
  lines: readonly SummaryLine[],
  discount: NonNullable<Summary['discount']>,
): Schemas['CartDiscount'] {
  const { name, coupon, covers, totalCents } = discount;
  const first = coupon === null ? undefined : lines[covers.indexOf(true)];
  return {
    code: name,
    amount: totalCents,
    freeShipping: isShippingFree(discount),
    catalogId: first?.catalogId ?? null,
    catalogItemId: first?.catalogItemId ?? null,
  };
}
