import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { earlierCode, secretIn } from './authenticator.ts';

const check = 'sandbox:ACCOUNT_EMAIL_VALIDATION';

/** Registers a new account in its own browser, step by step. */
export function newcomer(
  shop: ConformingShop,
  options: { email?: string; password?: string } = {},
) {
  const browser = shop.visitor();
  const email = options.email ?? `${crypto.randomUUID()}@example.com`;
  const password = options.password ?? 'measure-twice-cut-once';
  let totpSecret = '';
  return {
    email,
    password,
    browser,
    get totpSecret() {
      return totpSecret;
    },
    async start(fields: { password?: string; vpassword?: string; firstName?: string } = {}) {
      const names = { firstName: 'Ada', lastName: 'Park' };
      const body = {
        email,
        password,
        vpassword: password,
        ...names,
        ...fields,
        rct: `sandbox:ACCOUNT_REGISTER`,
      };
      const reply = await replyOf(browser.POST('/api/user/registration', { body }));
      totpSecret = secretIn(reply.OTP);
      return reply;
    },
    /** Step 2. Uses an earlier code, so that the current one is still available for signing in. */
    confirm(authCode = earlierCode(shop, totpSecret), from = browser) {
      const body = { email, authCode, rct: 'sandbox:ACCOUNT_VALIDATION' };
      return replyOf(from.POST('/api/user/mfa', { body }));
    },
    /** Step 3. */
    complete(emailCode: string, from = browser) {
      const body = { email, emailCode, rct: check };
      return replyOf(from.POST('/api/user/verifyAccountByEmail', { body }));
    },
    resend: () =>
      replyOf(browser.POST('/api/user/resendEmailCode', { body: { email, rct: check } })),
    progress: () => replyOf(browser.GET('/api/user/registration')),
  };
}
