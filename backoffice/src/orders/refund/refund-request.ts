import { parsePrice } from '@spindle/sdk/domain/money/dollars';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { composeRefund } from '@spindle/sdk/domain/refunds/compose-refund';
import type { OrderMoney } from '@spindle/sdk/domain/refunds/refund-parts';
import { flagOf, textOf, type FormValues } from '../../ui/form-values.ts';
import { partUnitsAt, unitsAt } from '../units.ts';

/** Returns the refund request, or null if the amount is invalid. */
export function requestOf(
  values: FormValues,
  { lines }: OrderMoney,
): Omit<BodyOf<'refundOrder'>, 'orderId' | 'reason'> | null {
  const request = {
    lines: selectedLines(values, lines),
    shipping: flagOf(values['shipping']),
    ...(!restocks(values) && { restock: false }),
  };
  const amount = textOf(values['amount']);
  if (amount === '') return request;
  const cents = centsOf(amount);
  return cents === null ? null : { ...request, amount: cents };
}

/**
 * Returns the refund for each line, or the reason why nothing can be refunded. Returns null if the
 * amount is invalid.
 */
export function previewOf(values: FormValues, money: OrderMoney) {
  const request = requestOf(values, money);
  return request && composeRefund(money, request);
}

/** Returns the lines with a quantity entered, their own or that of a kit's part. */
export function selectedLines(values: FormValues, lines: OrderMoney['lines']) {
  return lines
    .map(({ catalogId, catalogItemId, parts = [] }, at) => ({
      catalogId,
      catalogItemId,
      quantity: unitsAt(values, at),
      parts: parts
        .map((part, index) => ({
          catalogId: part.catalogId,
          catalogItemId: part.catalogItemId,
          quantity: partUnitsAt(values, at, index),
        }))
        .filter(({ quantity }) => quantity > 0),
    }))
    .filter(({ quantity, parts }) => quantity > 0 || parts.length > 0);
}

export const restocks = ({ goods }: FormValues): boolean => goods === 'restock';

export function centsOf(typed: string): number | null {
  try {
    return parsePrice(typed) || null;
  } catch {
    return null;
  }
}
