import { getOr404 } from '../core/find.ts';
import { rejectInvalid } from '../../contract/failure.ts';
import {
  codeEntered,
  codeMade,
  codeRemoved,
  codeSwitched,
  codeTaken,
  hasEnded,
  isKeptByShop,
  noSuchCode,
  newCode,
  presentCode,
  publishItemFirst,
  setCodeActive,
  invalidCode,
} from '../../domain/checkout/discount-codes.ts';
import { presentSummary } from '../../domain/checkout/present-summary.ts';
import { validateCode, codeNotFound } from '../../domain/checkout/validate-code.ts';
import { fromDollars } from '../../domain/money/dollars.ts';
import { shippingOf } from '../../domain/shipping/shipping-of.ts';
import { toDate } from '../../domain/time/calendar.ts';
import { presentDone, presentRejection, type Rejection } from '../../domain/rejection.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findFamily } from '../catalog/families/handlers.ts';
import { findItem, keyTextOf } from '../catalog/find-record.ts';
import { answerList, type MockList } from '../core/answer-list.ts';
import type { MockCall, MockHandlers } from '../core/call.ts';
import { oneOfChoices, textAnywhere } from '../core/list-filters.ts';
import { sameText } from '../../domain/same-text.ts';
import { forgiveAttempt, countAttempt } from '../identity/attempts.ts';
import type { DiscountCode, ShopState } from '../state.ts';
import { codeNamed, discountedCart, usesOf } from './cart-discount.ts';
import { quoteToAddress, shippableLines } from './quotes.ts';
import { timeZone } from '../config/business.ts';

export const discountCodes = {
  listAdminCodes: (call) => answerList(call, adminCodes(call.state)),

  createDiscountCode(call) {
    const made = makeCode(call);
    return 'reason' in made
      ? { ...presentRejection(made), DiscountCode: null }
      : { ...presentDone(codeMade(made.code)), DiscountCode: made };
  },

  setDiscountCodeActive(call) {
    const { state, params, body, now } = call;
    const code = getOr404(state.discountCodes, ({ id }) => id === params.id, noSuchCode);
    const { rejection, changes } = setCodeActive({ ...code, endsAt: toDate(code.ends) }, body, now);
    if (rejection) return presentRejection(rejection);
    if (changes && body.active && isTaken(state, code.code, now)) {
      return presentRejection(codeTaken(code.code));
    }
    if (changes) recordAudit(call, changes.audit);
    Object.assign(code, changes?.code);
    return presentDone(codeSwitched(code.code, body.active));
  },

  enterDiscountCode(call) {
    const { state, user, body, now } = call;
    const name = body.code.trim();
    countAttempt(call, 'discount-code-account', user.userId);
    const code = codeNamed(state, name, user.userId);
    if (code === undefined) return presentRejection(codeNotFound(name));
    forgiveAttempt(call, 'discount-code-account', user.userId);
    const { lines } = discountedCart(call);
    const rejection = validateCode({ name, code, lines, now, timeZone });
    if (rejection !== null) return presentRejection(rejection);
    state.cartCodes[user.userId] = code.code;
    return presentDone(codeEntered(code.code));
  },

  removeDiscountCode({ state, user }) {
    delete state.cartCodes[user.userId];
    return presentDone(codeRemoved);
  },

  getCartSummary(call) {
    const { cart, lines, entered, discount, rejection } = discountedCart(call);
    const displayed = lines.map((line, at) => {
      const nothing = { item: { price: 0, digital: false, attributes: [] }, quantity: 0 };
      const { item, quantity } = cart[at] ?? nothing;
      const shippingGroup = shippingOf(item).group;
      return { ...line, quantity, unitCents: fromDollars(item.price), shippingGroup };
    });
    const quote = quoteToAddress(call, shippableLines(cart));
    return presentSummary({
      lines: displayed,
      discount,
      entered: entered?.name ?? null,
      rejection,
      quote,
    });
  },
} satisfies Partial<MockHandlers>;

const isExpired = ({ ends }: DiscountCode, now: Date) => hasEnded({ endsAt: toDate(ends) }, now);

const isTaken = ({ discountCodes: codes }: ShopState, name: string, now: Date) =>
  codes.some((one) => one.active && !isExpired(one, now) && sameText(one.code, name));

function makeCode(call: MockCall<'createDiscountCode'>): DiscountCode | Rejection {
  const { state, body, now, newId } = call;
  rejectInvalid(invalidCode(body, now));
  const items = (body.items ?? []).map((key) => findItem(state, key));
  for (const id of body.catalogs ?? []) {
    getOr404(state.catalogs, ({ catalogId }) => catalogId === id, 'catalog');
  }
  const families = (body.families ?? []).map((key) => {
    const { title } = findFamily(state, key);
    return { ...key, title };
  });
  const unpublished = items.find((item) => !state.publications[keyTextOf(item)]?.Product);
  if (unpublished && !isKeptByShop(body)) return publishItemFirst(unpublished.title);
  if (isTaken(state, body.code, now)) return codeTaken(body.code);
  const made = newCode(body, families);
  const fresh = { id: newId(), used: 0, active: true, version: 1, createdAt: now };
  const code = presentCode({ ...made.code, ...fresh, promotionCodeId: 'promo', problem: null });
  for (const one of state.discountCodes) {
    if (sameText(one.code, code.code) && isExpired(one, now)) one.active = false;
  }
  state.discountCodes.push(code);
  recordAudit(call, made.audit);
  return code;
}

/** All discount codes ever created. */
function adminCodes(state: ShopState): MockList<DiscountCode> {
  const records = state.discountCodes.map((code) => ({
    ...code,
    used: usesOf(state, code.id).length,
  }));
  return {
    resource: 'codes',
    records,
    sortable: ['code', 'starts', 'ends', 'used'],
    filters: {
      ids: ['id'],
      flags: ['active'],
      others: {
        state: oneOfChoices(({ state: one }) => one, ['MAKING', 'READY', 'REFUSED']),
        q: textAnywhere(({ code }) => [code]),
      },
    },
  };
}
