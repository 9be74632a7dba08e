import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codesIn, enterCode, renewCodes } from '../account/fixtures/own-account.ts';
import { makeUser } from '../../test/factories/user.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { oneKey, otherKey } from '../../test/keys.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { freshCode, signInWith } from '../../test/sign-in.ts';

const { now, advance } = movingClock();

/**
 * Three shops with different SECRETS_KEY settings on one database: before, during and after a
 * rotation.
 */
let before: TestShop;
let during: TestShop;
let after: TestShop;
beforeAll(async () => {
  before = await startShop({ now, env: { SECRETS_KEY: oneKey } });
  const beside = (SECRETS_KEY: string) => startShop({ now, beside: before, env: { SECRETS_KEY } });
  [during, after] = [await beside(`${otherKey}, ${oneKey}`), await beside(otherKey)];
});
afterAll(async () => {
  await after.close();
  await during.close();
  await before.close();
});

describe('while the key for secrets is rotated', () => {
  it('an authenticator keeps working, and no longer needs the old key once used', async () => {
    const account = await makeUser(before);
    await signInWith(during, account);
    advance(1);
    const browser = await signInWith(after, account);
    expect((await browser.get('/api/user')).body).toMatchObject({ MFA: true });
  });

  it('a code used before the rotation is rejected during it', async () => {
    const account = await makeUser(before);
    const code = await freshCode(account, now());
    const [one, two] = [
      await signInWith(before, account, { withCode: false }),
      await signInWith(during, account, { withCode: false }),
    ];
    expect(await enterCode(one, code)).toMatchObject({ body: { Status: 'SUCCESS' } });
    expect(await enterCode(two, code)).toMatchObject({ body: { Status: 'ERROR' } });
  });

  it('recovery codes stay valid as long as their key is available, and are counted only then', async () => {
    const account = await makeUser(before);
    const browser = await signInWith(before, account);
    advance(1);
    const codes = codesIn(await renewCodes(browser, await freshCode(account, now())));
    advance(1);
    const rotated = await signInWith(during, account);
    expect((await rotated.get('/api/user/recoveryCodes')).body).toEqual({ Left: 10 });
    const pending = await signInWith(during, account, { withCode: false });
    const [code = ''] = codes;
    expect(await enterCode(pending, code)).toMatchObject({ body: { Status: 'SUCCESS' } });
    advance(1);
    const retired = await signInWith(after, account);
    expect((await retired.get('/api/user/recoveryCodes')).body).toEqual({ Left: 0 });
  });
});
