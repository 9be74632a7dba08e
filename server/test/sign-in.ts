import type { MikroORM } from '@mikro-orm/postgresql';
import { holderOf, type ConformingRole } from '@spindle/sdk/conformance/role-holder';
import { generate } from 'otplib';
import type { Config } from '../src/config.ts';
import { makeUser, type TestUser } from './factories/user.ts';
import { httpClient, type HttpClient } from './http-client.ts';

export interface ShopUnderTest {
  /** The shop's URL. */
  url: string;
  orm: MikroORM;
  config: Config;
  now: () => Date;
}

export type TestRole = ConformingRole;

export interface SignedIn extends HttpClient {
  account: TestUser;
}

/** Returns the code that an authenticator app shows at this time. */
export function codeAt(totpSecret: string, now: Date): Promise<string> {
  return generate({ secret: totpSecret, epoch: Math.floor(now.getTime() / 1000) });
}

/**
 * Creates an account with this role and signs in through the normal pages:
 * `shopper.get('/api/cart/list')`.
 */
export async function signInAs(shop: ShopUnderTest, role: TestRole): Promise<SignedIn> {
  const account = await makeUser(shop, holderOf(role));
  return signInWith(shop, account, { withCode: role !== 'pending' });
}

/**
 * Signs in to an existing account with its password and, by default, a code. As each code is valid
 * once, an account can sign in twice within half a minute, but not three times.
 */
export async function signInWith(
  shop: ShopUnderTest,
  account: TestUser,
  { withCode = true, client = httpClient(shop.url) } = {},
): Promise<SignedIn> {
  await expectSuccess(client, '/login', {
    username: account.email,
    password: account.password,
    rct: 'sandbox:SIGNIN',
  });
  if (withCode) {
    await expectSuccess(client, '/api/user/mfa', {
      email: '',
      authCode: await freshCode(account, shop.now()),
      rct: 'sandbox:ACCOUNT_VALIDATION',
    });
  }
  return { ...client, account };
}

const STEP_MS = 30_000;
const lastSteps = new Map<string, number>();

/** Returns a code that no test has used yet. If the current one was used, returns the next. */
export async function freshCode(
  { id, totpSecret }: Pick<TestUser, 'id' | 'totpSecret'>,
  now: Date,
): Promise<string> {
  const present = Math.floor(now.getTime() / STEP_MS);
  const step = Math.max(present, (lastSteps.get(id) ?? 0) + 1);
  lastSteps.set(id, step);
  return codeAt(totpSecret, new Date(step * STEP_MS));
}

async function expectSuccess(client: HttpClient, path: string, form: Record<string, string>) {
  const reply = await client.post(path, form);
  if (reply.status === 200 && reply.text.includes('"SUCCESS"')) return;
  throw new Error(`${path} answered ${reply.status}: ${reply.text}`);
}
