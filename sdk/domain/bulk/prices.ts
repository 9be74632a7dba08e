import { refuseEditOfSale, type StoredPrice } from '../catalog/refuse-sale.ts';
import { formatMoney, parsePrice } from '../money/dollars.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { BulkInput } from './input.ts';

/** Cents: what an item costs when a change of prices begins, and shall cost after. */
export interface PriceStep {
  from: number;
  to: number;
}

/** What a form takes, and the least that can be paid. */
const LEAST = 1;
const MOST = 999_999_999;

/** What a price of so many cents becomes, in whole cents. */
export function priceStep(
  from: number,
  { price, percent, difference = 0 }: Pick<BulkInput, 'price' | 'percent' | 'difference'>,
): PriceStep {
  if (price !== undefined) return { from, to: parsePrice(price) };
  if (percent === undefined) return { from, to: from + difference };
  return { from, to: Math.round((from * (100 + percent)) / 100) };
}

/** Why an item cannot take that step; null where it can, or has. */
export function refuseStep(
  { price, subscription, ...sale }: StoredPrice,
  { from, to }: PriceStep,
  now: Date,
): Refusal | null {
  if (price === to) return null;
  if (price !== from) {
    return refusal(
      'CHANGED_MEANWHILE',
      `It costs ${dollars(price)} by now, not ${dollars(from)}. Look at it again.`,
    );
  }
  if (to < LEAST || to > MOST) {
    return refusal(
      'PRICE_OUT_OF_RANGE',
      `It would cost ${dollars(to)}. A price is from ${dollars(LEAST)} to ${dollars(MOST)}.`,
    );
  }
  const conflict = refuseEditOfSale(sale, { price: to, subscription }, now);
  return conflict && refusal(conflict.code, conflict.reason);
}

export const willCost = ({ from, to }: PriceStep): string =>
  from === to ? `${dollars(from)} stays.` : `${dollars(from)} → ${dollars(to)}`;

const dollars = (cents: number): string => `${cents < 0 ? '−' : ''}${formatMoney(Math.abs(cents))}`;
