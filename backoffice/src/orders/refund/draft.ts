import { parsePrice } from '@spindle/sdk/domain/money/dollars';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import type { OrderMoney } from '@spindle/sdk/domain/refunds/refund-parts';

/** A refund as it is typed. */
export interface RefundDraft {
  /** By the place of their line. */
  units: Record<number, string>;
  amount: string;
  shipping: boolean;
  restock: boolean;
  reason: string;
}

export const emptyDraft: RefundDraft = {
  units: {},
  amount: '',
  shipping: false,
  restock: true,
  reason: '',
};

/** What is asked for; null where the amount is none. */
export function requestOf(
  { units, amount, shipping, restock }: RefundDraft,
  { lines }: OrderMoney,
): Omit<BodyOf<'refundOrder'>, 'orderId' | 'reason'> | null {
  const chosen = unitsOf(units, lines);
  const request = {
    lines: chosen,
    shipping,
    ...(!restock && { restock }),
  };
  if (amount.trim() === '') return request;
  const cents = centsOf(amount.trim());
  return cents === null ? null : { ...request, amount: cents };
}

/** Of the lines those of which units were typed. */
export function unitsOf(units: RefundDraft['units'], lines: OrderMoney['lines']) {
  const chosen = lines.map(({ catalogId, catalogItemId }, at) => ({
    catalogId,
    catalogItemId,
    quantity: Math.max(0, Math.trunc(Number(units[at] ?? 0))),
  }));
  return chosen.filter(({ quantity }) => quantity > 0);
}

function centsOf(typed: string): number | null {
  try {
    return parsePrice(typed) || null;
  } catch {
    return null;
  }
}
