import { randomUUID } from 'node:crypto';
import { eventually } from './eventually.ts';
import { PASSWORD } from './factories/user.ts';
import { httpClient, type HttpReply } from './http-client.ts';
import { mailsTo } from './mails.ts';
import type { TestShop } from './shop.ts';
import { codeAt } from './sign-in.ts';

type Shop = Pick<TestShop, 'url' | 'now' | 'recorded'>;

interface RegistrationOptions {
  email?: string;
  password?: string;
  firstName?: string;
  lastName?: string;
}

const STEP_MS = 30_000;

/** Creates a client that registers in its own browser, step by step. */
export function makeNewcomer(shop: Shop, options: RegistrationOptions = {}) {
  const { email = `${randomUUID()}@example.com`, password = PASSWORD } = options;
  const { firstName = 'Ada', lastName = 'Park' } = options;
  const browser = httpClient(shop.url);
  let totpSecret = '';
  return {
    email,
    password,
    browser,
    get totpSecret() {
      return totpSecret;
    },
    async start(): Promise<HttpReply> {
      const form = { email, password, vpassword: password, firstName, lastName };
      const rct = 'sandbox:ACCOUNT_REGISTER';
      const reply = await browser.post('/api/user/registration', { ...form, rct });
      totpSecret = secretIn(reply.body, 'OTP') || totpSecret;
      return reply;
    },
    /**
     * Enters the code of the previous time step, so that the current one is left for signing in.
     */
    async confirm(from = browser): Promise<HttpReply> {
      const give = async () =>
        this.giveAuthCode(await codeAt(totpSecret, new Date(shop.now().getTime() - STEP_MS)), from);
      const reply = await give();
      // The time step may have ended during the request.
      return reply.text.includes('Wait for the next code') ? give() : reply;
    },
    giveAuthCode: (authCode: string, from = browser) =>
      from.post('/api/user/mfa', { email, authCode, rct: 'sandbox:ACCOUNT_VALIDATION' }),
    complete: (emailCode: string, from = browser) =>
      from.post('/api/user/verifyAccountByEmail', { email, emailCode, rct: mailCheck }),
    resend: (from = browser) => from.post('/api/user/resendEmailCode', { email, rct: mailCheck }),
    progress: () => browser.get('/api/user/registration'),
  };
}

const mailCheck = 'sandbox:ACCOUNT_EMAIL_VALIDATION';

/** Returns the secret in a response's otpauth URI with this name, or an empty string. */
export function secretIn(body: unknown, name: string): string {
  const uri: unknown = Object(body)[name];
  return typeof uri === 'string' ? (new URL(uri).searchParams.get('secret') ?? '') : '';
}

/** Waits for the nth email with a code to this address. Returns its code. */
export function mailedCode(shop: Shop, email: string, nth = 1): Promise<string> {
  return eventually(async () => {
    const mails = await mailsTo(shop, email);
    const codes = mails.flatMap(({ text }) => text.match(/(?<!\d)\d{8}(?!\d)/g) ?? []);
    const code = codes[nth - 1];
    if (code === undefined) throw new Error(`${email} was mailed ${codes.length} codes`);
    return code;
  });
}
