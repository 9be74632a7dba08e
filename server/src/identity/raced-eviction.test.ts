import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser, type TestUser } from '../../test/factories/user.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { codeAt, signInAs, signInWith, type SignedIn } from '../../test/sign-in.ts';
import * as own from '../account/fixtures/own-account.ts';
import { query } from '../database/query.ts';

const clock = movingClock();
let shop: TestShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
  admin = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

const ROUNDS = 3;

const freshCode = (secret: string) => own.freshCode({ shop, clock }, secret);

/**
 * Each entry prepares an account change and returns the function that makes the change, which ends
 * all other access.
 */
const ways: Record<string, (account: TestUser) => Promise<() => Promise<unknown>>> = {
  'a new password': async (account) => {
    const owner = await signInWith(shop, account);
    return () => own.changePassword(owner);
  },
  'a new authenticator': async (account) => {
    const owner = await signInWith(shop, account);
    const displayed = await own.startChange(owner, await freshCode(account.totpSecret));
    return async () => own.confirmChange(owner, await codeAt(own.secretIn(displayed), shop.now()));
  },
  'a reset by staff': async ({ id }) => {
    await renewProof();
    return () => admin.post(`/api/admin/customers/${id}/resetAuthenticator`);
  },
  'the loss of a role': async ({ id }) => {
    await renewProof();
    return () => admin.post(`/api/admin/customers/${id}/roles`, { extended: 'false' });
  },
};

async function renewProof() {
  const authCode = await freshCode(admin.account.totpSecret);
  expect(await admin.post('/api/user/proof', { authCode })).toMatchObject(own.done);
}

/** Counts what still grants access to an account, excluding the browser that its owner used. */
async function leftOf(id: string) {
  const count = async (what: string) =>
    Number(
      (await query<{ n: string }>(shop.orm.em.fork(), `select count(*) as n from ${what}`, [id]))[0]
        ?.n,
    );
  return {
    tokens: await count('api_tokens where user_id = $1 and revoked_at is null'),
    sessions: await count('sessions where user_id = $1'),
    devices: await count('known_devices where user_id = $1'),
  };
}

it.each(Object.keys(ways))(
  '%s ends all access of someone who signs in or creates a token at the same time',
  async (way) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const account = await makeUser(shop, { extended: true });
      const inside = await signInWith(shop, account);
      const half = await signInWith(shop, account, { withCode: false });
      const evict = await ways[way]?.(account);
      const code = await freshCode(account.totpSecret);
      const token = { name: 'Stays', scope: 'extended', days: '30' };
      const [evicted] = await Promise.all([
        evict?.(),
        own.enterCode(half, code),
        inside.post('/api/admin/tokens', token),
      ]);
      expect(evicted).toMatchObject(own.done);
      const byOwner = way.startsWith('a new') ? 1 : 0;
      expect(await leftOf(account.id)).toEqual({ tokens: 0, sessions: byOwner, devices: byOwner });
      for (const browser of [inside, half]) expect(await own.statusOf(browser)).toBe(401);
    }
  },
);
