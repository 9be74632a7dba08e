import { codeMade, codeRemoved, presentCode } from '@spindle/sdk/domain/checkout/discount-codes';
import { presentDone, presentOutcome, presentRejection } from '@spindle/sdk/domain/rejection';
import type { Handlers } from '../../contract/handlers.ts';
import { answerList } from '../../http/resource-list.ts';
import { adminCodes } from './admin-codes.ts';
import { CartCode } from './cart-code.entity.ts';
import { DiscountCode } from './discount-code.entity.ts';
import { enterCode } from './enter-code.ts';
import { makeCode } from './make-code.ts';
import { readSummary } from './read-summary.ts';
import { setCodeActive } from './switch-code.ts';

export const discounts = {
  listAdminCodes: (call) => answerList(call, adminCodes),

  async createDiscountCode(call) {
    const made = await makeCode(call);
    if (typeof made !== 'string') return { ...presentRejection(made), DiscountCode: null };
    const code = await call.em.fork().findOneOrFail(DiscountCode, { id: made });
    return { ...presentDone(codeMade(code.code)), DiscountCode: presentCode(code) };
  },

  async setDiscountCodeActive(call) {
    return presentOutcome(await setCodeActive(call));
  },

  async enterDiscountCode(call) {
    return presentOutcome(await enterCode(call));
  },

  async removeDiscountCode({ em, user }) {
    await em.nativeDelete(CartCode, { userId: user.id });
    return presentDone(codeRemoved);
  },

  getCartSummary: ({ services, em, user, now }) =>
    readSummary(services, em, { userId: user.id, now }),
} satisfies Partial<Handlers>;
