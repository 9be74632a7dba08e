import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  codesIn,
  done,
  enterCode,
  rejectedReply,
  renewCodes,
  secretIn,
} from '../account/fixtures/own-account.ts';
import { makeUser } from '../../test/factories/user.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { codeAt, freshCode, signInAs, signInWith, type SignedIn } from '../../test/sign-in.ts';

const clock = movingClock();

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
});
afterAll(() => shop.close());

async function newCodes({ account, ...browser }: SignedIn): Promise<string[]> {
  clock.advance(1);
  return codesIn(await renewCodes(browser, await freshCode(account, shop.now())));
}

const pending = ({ account }: SignedIn) => signInWith(shop, account, { withCode: false });

describe('recovery codes', () => {
  it("can't be used for another account", async () => {
    const [one, two] = [await signInAs(shop, 'customer'), await signInAs(shop, 'customer')];
    const [code = ''] = await newCodes(one);
    expect(await enterCode(await pending(two), code)).toMatchObject(rejectedReply);
    expect(await enterCode(await pending(one), code)).toMatchObject(done);
  });

  it('are unreadable in the database', async () => {
    const browser = await signInAs(shop, 'customer');
    const codes = await newCodes(browser);
    const rows = await shop.orm.em
      .fork()
      .execute('select * from recovery_codes where user_id = ?', [browser.account.id]);
    expect(rows).toHaveLength(10);
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code.slice(0, 5));
  });
});

describe('a session from before an account lost a factor', () => {
  it("can't enroll an authenticator once the password is void", async () => {
    const account = await makeUser(shop, { enrolled: false });
    const browser = await signInWith(shop, account, { withCode: false });
    const totpSecret = secretIn(await browser.get('/api/user/createMfaToken'));
    const em = shop.orm.em.fork();
    await em.execute('update users set password_hash = null where id = ?', [account.id]);
    expect(await enterCode(browser, await codeAt(totpSecret, shop.now()))).toMatchObject(
      rejectedReply,
    );
    expect((await browser.get('/api/user')).body).toMatchObject({ MFA: false, MFAToken: false });
  });

  it("can't replace an authenticator that was enrolled in the meantime", async () => {
    const account = await makeUser(shop, { enrolled: false });
    const [one, two] = [
      await signInWith(shop, account, { withCode: false }),
      await signInWith(shop, account, { withCode: false }),
    ];
    const secrets = [
      secretIn(await one.get('/api/user/createMfaToken')),
      secretIn(await two.get('/api/user/createMfaToken')),
    ];
    const replies = await Promise.all(
      [one, two].map(async (browser, index) =>
        enterCode(browser, await codeAt(secrets[index] ?? '', shop.now())),
      ),
    );
    expect(replies.map(codesIn).filter((codes) => codes.length === 10)).toHaveLength(1);
  });
});
