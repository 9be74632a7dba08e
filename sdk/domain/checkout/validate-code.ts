import { formatMoney } from '../money/dollars.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { formatMoment } from '../time/format-moment.ts';
import type { DiscountValue } from './share-discount.ts';
import {
  leavesTooLittle,
  subtotalOf,
  takeOffByCode,
  type DiscountableLine,
  type ItemKey,
} from './take-off.ts';

/** The parts of a discount code that decide whether a customer can use it. */
export interface CodeFacts extends DiscountValue {
  code: string;
  /** The items it applies to. Empty if it applies to all items. */
  items: readonly ItemKey[];
  starts: Date | null;
  ends: Date | null;
  /**
   * Maximum number of uses by all customers. `used` doesn't count the customer's own open payment
   * page.
   */
  uses: number | null;
  used: number;
  /** The same limit for each customer. */
  usesPerCustomer: number | null;
  usedByCustomer: number;
  leastSumCents: number | null;
  /** Whether it is enabled and known to the payment provider. */
  active: boolean;
}

interface Entering {
  /** As the customer typed it. */
  name: string;
  code: CodeFacts | undefined;
  lines: readonly DiscountableLine[];
  now: Date;
  /** The shop's time zone. */
  timeZone: string;
}

/** Returns why a discount code isn't valid for a cart and what to do, or null if it is. */
export function validateCode({ name, code, lines, ...when }: Entering): Rejection | null {
  if (code === undefined) return codeNotFound(name);
  return validateByTime(code, when) ?? validateByUse(code) ?? validateByCart(code, lines);
}

export const codeNotFound = (name: string) =>
  rejection('DISCOUNT_UNKNOWN', `There is no code ${name}. Please check how it is spelled.`);

function validateByTime(
  { code, active, starts, ends }: CodeFacts,
  { now, timeZone }: Pick<Entering, 'now' | 'timeZone'>,
): Rejection | null {
  if (ends !== null && ends <= now) {
    return rejection('DISCOUNT_ENDED', `The code ${code} has ended. ${takeItOut}`);
  }
  if (!active) return codeInactive(code);
  if (starts === null || starts <= now) return null;
  const moment = formatMoment(starts, timeZone);
  return rejection('DISCOUNT_NOT_BEGUN', `The code ${code} is good from ${moment}.`);
}

const takeItOut = 'Please take it out of your cart or enter another one.';

export const codeInactive = (code: string) =>
  rejection('DISCOUNT_INACTIVE', `The code ${code} is no longer good. ${takeItOut}`);

function validateByUse(facts: CodeFacts): Rejection | null {
  const { code, uses, used, usesPerCustomer, usedByCustomer } = facts;
  if (usesPerCustomer !== null && usedByCustomer >= usesPerCustomer) {
    return rejection(
      'DISCOUNT_USED_BY_YOU',
      `You have used the code ${code} already. ${takeItOut}`,
    );
  }
  if (uses === null || used < uses) return null;
  return rejection('DISCOUNT_USED_UP', `The code ${code} has been used up. ${takeItOut}`);
}

function validateByCart(facts: CodeFacts, lines: readonly DiscountableLine[]): Rejection | null {
  const { code, leastSumCents } = facts;
  const taken = takeOffByCode(lines, facts);
  if (!taken.covers.includes(true)) {
    return rejection(
      'DISCOUNT_APPLIES_TO_NOTHING',
      `The code ${code} is not for any item in your cart.`,
    );
  }
  const sum = subtotalOf(lines);
  if (leastSumCents !== null && sum < leastSumCents) {
    const missing = formatMoney(leastSumCents - sum);
    return rejection(
      'DISCOUNT_NEEDS_MORE',
      `The code ${code} is good from ${formatMoney(leastSumCents)} on. Add items for ${missing} more.`,
    );
  }
  if (!leavesTooLittle(lines, taken)) return null;
  return rejection(
    'TOTAL_TOO_SMALL',
    `With the code ${code} less than $0.50 would be left to pay, which the payment page cannot take. Please add another item or take the code out.`,
  );
}
