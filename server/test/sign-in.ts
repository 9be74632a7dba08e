import type { MikroORM } from '@mikro-orm/postgresql';
import { generate } from 'otplib';
import type { Config } from '../src/config.ts';
import { makeUser, type TestUser } from './factories/user.ts';
import { httpClient, type HttpClient } from './http-client.ts';

export interface ShopUnderTest {
  /** Where it answers. */
  url: string;
  orm: MikroORM;
  config: Config;
  now: () => Date;
}

export type TestRole = 'pending' | 'customer' | 'warehouse' | 'extended';

export interface SignedIn extends HttpClient {
  account: TestUser;
}

/** The code an authenticator app shows at that moment. */
export function codeAt(totpSecret: string, now: Date): Promise<string> {
  return generate({ secret: totpSecret, epoch: Math.floor(now.getTime() / 1000) });
}

/** Somebody new of that role, signed in through the front door: `shopper.get('/api/cart/list')`. */
export async function signInAs(shop: ShopUnderTest, role: TestRole): Promise<SignedIn> {
  const account = await makeUser(shop, {
    extended: role === 'extended',
    warehouse: role === 'warehouse',
  });
  return signInWith(shop, account, { withCode: role !== 'pending' });
}

/** Signs in with the password and, unless told otherwise, the code of an account that exists. */
export async function signInWith(
  shop: ShopUnderTest,
  account: TestUser,
  { withCode = true } = {},
): Promise<SignedIn> {
  const client = httpClient(shop.url);
  await expectSuccess(client, '/login', {
    username: account.email,
    password: account.password,
    rct: 'sandbox:SIGNIN',
  });
  if (withCode) {
    await expectSuccess(client, '/api/user/mfa', {
      email: '',
      authCode: await codeAt(account.totpSecret, shop.now()),
      rct: 'sandbox:ACCOUNT_VALIDATION',
    });
  }
  return { ...client, account };
}

async function expectSuccess(client: HttpClient, path: string, form: Record<string, string>) {
  const reply = await client.post(path, form);
  if (reply.status === 200 && reply.text.includes('"SUCCESS"')) return;
  throw new Error(`${path} answered ${reply.status}: ${reply.text}`);
}
