import { toDate } from '../../domain/time/calendar.ts';
import { coupons } from '../../demo/coupons.ts';
import { chooseDiscount } from '../../domain/checkout/discount.ts';
import type { CodeFacts } from '../../domain/checkout/validate-code.ts';
import { discountableLine, type DiscountableLine } from '../../domain/checkout/discount-totals.ts';
import { fromDollars } from '../../domain/money/dollars.ts';
import { cartRows, type CartRow } from '../cart/cart-rows.ts';
import type { AnyMockCall } from '../core/call.ts';
import { sameText } from '../../domain/same-text.ts';
import type { DiscountCode, ShopState } from '../state.ts';
import { timeZone } from '../config/business.ts';

type CartCall = Pick<AnyMockCall, 'state' | 'user' | 'plays' | 'now'>;

/** Returns a cart's discount, or why its entered code isn't valid. */
export function discountedCart({ state, user, plays, now }: CartCall) {
  const cart = cartRows({ state, userId: user.userId, plays, now });
  const lines = cart.map((row) => lineOf(state, row));
  const name = state.cartCodes[user.userId];
  const entered = name === undefined ? null : { name, code: codeNamed(state, name, user.userId) };
  return { cart, lines, entered, ...chooseDiscount({ lines, entered, coupons, now, timeZone }) };
}

function lineOf({ publications }: ShopState, { item, quantity }: CartRow): DiscountableLine {
  const published = !!publications[`${item.catalogId}/${item.catalogItemId}`]?.Product;
  const { familyId = null } = item;
  const line = { ...item, familyId, quantity, unitCents: fromDollars(item.price) };
  return discountableLine(line, published);
}

/** Returns the customer's code with this name: the active one, or else the newest. */
export function codeNamed(
  state: ShopState,
  name: string,
  userId: string,
): (CodeFacts & { id: string }) | undefined {
  const named = state.discountCodes.filter(({ code }) => sameText(code, name));
  const code = named.find(({ active }) => active) ?? named.at(-1);
  return code && codeFacts(state, code, userId);
}

function codeFacts(state: ShopState, code: DiscountCode, userId: string) {
  const uses = usesOf(state, code.id);
  // a use reserved by the customer's own open page doesn't count
  const others = uses.filter((use) => use.userId !== userId || use.state !== 'OPEN');
  const { customerTags: tags } = code;
  return {
    ...code,
    amountCents: code.amount,
    starts: toDate(code.starts),
    ends: toDate(code.ends),
    used: others.length,
    usedByCustomer: others.filter((use) => use.userId === userId).length,
    leastSumCents: code.leastSum,
    forCustomer: tags.length === 0 || tags.some((tag) => state.tags[userId]?.includes(tag)),
  };
}

/** Returns the checkouts that reserve or have used a code. */
export const usesOf = ({ checkouts }: ShopState, codeId: string) =>
  checkouts.filter(
    ({ discountCodeId, state }) =>
      discountCodeId === codeId && state !== 'EXPIRED' && state !== 'FAILED',
  );
