import { formatMoney } from '../money/dollars.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { formatDateTime } from '../time/format-date-time.ts';
import type { DiscountValue } from './share-discount.ts';
import {
  isBelowMinimum,
  subtotalOf,
  applyDiscountCode,
  type CodeScope,
  type DiscountableLine,
} from './discount-totals.ts';

/** The fields of a discount code that decide whether a customer can use it. */
export interface CodeFacts extends DiscountValue, CodeScope {
  code: string;
  starts: Date | null;
  ends: Date | null;
  /**
   * Maximum number of uses by all customers. `used` doesn't count the customer's own open payment
   * page.
   */
  uses: number | null;
  used: number;
  /** Maximum number of uses by each customer. */
  usesPerCustomer: number | null;
  usedByCustomer: number;
  leastSumCents: number | null;
  /** Whether the code is for all customers, or this one has one of its tags. */
  forCustomer: boolean;
  /** Whether it is enabled and known to the payment provider. */
  active: boolean;
}

interface EnteredCode {
  /** As the customer typed it. */
  name: string;
  code: CodeFacts | undefined;
  lines: readonly DiscountableLine[];
  now: Date;
  /** The shop's time zone. */
  timeZone: string;
}

/** Returns why a discount code isn't valid for a cart and what to do, or null if it is. */
export function validateCode({ name, code, lines, ...when }: EnteredCode): Rejection | null {
  if (code === undefined) return codeNotFound(name);
  return (
    validateByTime(code, when) ??
    validateByCustomer(code) ??
    validateByUse(code) ??
    validateByCart(code, lines)
  );
}

export const codeNotFound = (name: string) =>
  rejection('DISCOUNT_UNKNOWN', `Code ${name} not found. Check the spelling.`);

function validateByTime(
  { code, active, starts, ends }: CodeFacts,
  { now, timeZone }: Pick<EnteredCode, 'now' | 'timeZone'>,
): Rejection | null {
  if (ends !== null && ends <= now) {
    return rejection('DISCOUNT_ENDED', `Code ${code} has expired. ${takeItOut}`);
  }
  if (!active) return codeInactive(code);
  if (starts === null || starts <= now) return null;
  const time = formatDateTime(starts, timeZone);
  return rejection('DISCOUNT_NOT_BEGUN', `Code ${code} starts ${time}.`);
}

const takeItOut = 'Remove it or enter another code.';

export const codeInactive = (code: string) =>
  rejection('DISCOUNT_INACTIVE', `Code ${code} is no longer valid. ${takeItOut}`);

function validateByCustomer({ code, forCustomer }: CodeFacts): Rejection | null {
  if (forCustomer) return null;
  return rejection('DISCOUNT_NOT_FOR_YOU', `Code ${code} isn't for your account. ${takeItOut}`);
}

function validateByUse(facts: CodeFacts): Rejection | null {
  const { code, uses, used, usesPerCustomer, usedByCustomer } = facts;
  if (usesPerCustomer !== null && usedByCustomer >= usesPerCustomer) {
    return rejection('DISCOUNT_USED_BY_YOU', `You've already used code ${code}. ${takeItOut}`);
  }
  if (uses === null || used < uses) return null;
  return rejection('DISCOUNT_USED_UP', `Code ${code} has reached its limit. ${takeItOut}`);
}

function validateByCart(facts: CodeFacts, lines: readonly DiscountableLine[]): Rejection | null {
  const { code, leastSumCents } = facts;
  const taken = applyDiscountCode(lines, facts);
  if (!taken.covers.includes(true)) {
    return rejection(
      'DISCOUNT_APPLIES_TO_NOTHING',
      `Code ${code} doesn't apply to any item in your cart.`,
    );
  }
  const sum = subtotalOf(lines);
  if (leastSumCents !== null && sum < leastSumCents) {
    const missing = formatMoney(leastSumCents - sum);
    return rejection(
      'DISCOUNT_NEEDS_MORE',
      `Code ${code} requires a minimum order of ${formatMoney(leastSumCents)}. Add ${missing} more to your cart.`,
    );
  }
  if (!isBelowMinimum(lines, taken)) return null;
  return rejection(
    'TOTAL_TOO_SMALL',
    `With code ${code}, the total would be below the minimum payment of $0.50. Add another item or remove the code.`,
  );
}
