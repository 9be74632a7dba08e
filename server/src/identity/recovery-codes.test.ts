import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  codesIn,
  done,
  giveCode,
  refused,
  renewCodes,
  secretIn,
} from '../account/fixtures/own-account.ts';
import { eventually } from '../../test/eventually.ts';
import { makeUser } from '../../test/factories/user.ts';
import { mailsTo } from '../../test/mails.ts';
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

const isSignedIn = async (browser: SignedIn) =>
  (await browser.get('/api/cart/list')).status === 200;

describe('recovery codes', () => {
  it('are ten of fifty bits each, in signs nobody mixes up', async () => {
    const codes = await newCodes(await signInAs(shop, 'customer'));
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  });

  it('come with the first authenticator and stand in for it', async () => {
    const account = await makeUser(shop, { enrolled: false });
    const browser = await signInWith(shop, account, { withCode: false });
    const totpSecret = secretIn(await browser.get('/api/user/createMfaToken'));
    const reply = await giveCode(browser, await codeAt(totpSecret, shop.now()));
    expect(reply).toMatchObject(done);
    expect(codesIn(reply)).toHaveLength(10);
    const [code = ''] = codesIn(reply);
    const other = await pending({ ...browser, account });
    expect(await giveCode(other, code)).toMatchObject({ body: { RecoveryCodes: null } });
    expect(await isSignedIn(other)).toBe(true);
  });

  it('do not come with a wrong first code', async () => {
    const account = await makeUser(shop, { enrolled: false });
    const browser = await signInWith(shop, account, { withCode: false });
    await browser.get('/api/user/createMfaToken');
    const reply = await giveCode(browser, '000000');
    expect(reply).toMatchObject({ body: { Status: 'ERROR', RecoveryCodes: null } });
    expect((await browser.get('/api/user')).body).toMatchObject({ MFAToken: false });
  });

  it('sign in once each, and the owner is told', async () => {
    const browser = await signInAs(shop, 'customer');
    const [code = ''] = await newCodes(browser);
    const [one, two] = [await pending(browser), await pending(browser)];
    expect(await giveCode(one, code)).toMatchObject(done);
    expect(await giveCode(two, code)).toMatchObject(refused);
    expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([true, false]);
    await eventually(async () =>
      expect((await mailsTo(shop, browser.account.email)).map(({ subject }) => subject)).toContain(
        'A Spindle recovery code was used',
      ),
    );
  });

  it.each([
    ['small letters', (code: string) => code.toLowerCase()],
    ['spaces', (code: string) => ` ${code.replace('-', ' ').split('').join(' ')} `],
    ['nothing between', (code: string) => code.replace('-', '')],
    ['letters for digits', (code: string) => code.replaceAll('0', 'o').replaceAll('1', 'L')],
  ])('are known when written with %s', async (_, spell) => {
    const browser = await signInAs(shop, 'customer');
    const codes = await newCodes(browser);
    // One with a digit that can be misread, where there is one.
    const code = codes.find((one) => /[01]/.test(one)) ?? codes[0] ?? '';
    expect(await giveCode(await pending(browser), spell(code))).toMatchObject(done);
  });

  it('are of no use to another account', async () => {
    const [one, two] = [await signInAs(shop, 'customer'), await signInAs(shop, 'customer')];
    const [code = ''] = await newCodes(one);
    expect(await giveCode(await pending(two), code)).toMatchObject(refused);
    expect(await giveCode(await pending(one), code)).toMatchObject(done);
  });

  it('are guessed no more often than authenticator codes', async () => {
    const browser = await signInAs(shop, 'customer');
    const [code = ''] = await newCodes(browser);
    const guesser = await pending(browser);
    for (let time = 0; time < 5; time++) {
      expect(await giveCode(guesser, `AAAAA-0000${time}`)).toMatchObject(refused);
    }
    expect((await giveCode(guesser, code)).status).toBe(429);
  });

  it('cannot be read in the database', async () => {
    const browser = await signInAs(shop, 'customer');
    const codes = await newCodes(browser);
    const rows = await shop.orm.em
      .fork()
      .execute('select * from recovery_codes where user_id = ?', [browser.account.id]);
    expect(rows).toHaveLength(10);
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code.slice(0, 5));
  });
});

describe('a session from before something was taken off the account', () => {
  it('enrols no authenticator once the password is void', async () => {
    const account = await makeUser(shop, { enrolled: false });
    const browser = await signInWith(shop, account, { withCode: false });
    const totpSecret = secretIn(await browser.get('/api/user/createMfaToken'));
    const em = shop.orm.em.fork();
    await em.execute('update users set password_hash = null where id = ?', [account.id]);
    expect(await giveCode(browser, await codeAt(totpSecret, shop.now()))).toMatchObject(refused);
    expect((await browser.get('/api/user')).body).toMatchObject({ MFA: false, MFAToken: false });
  });

  it('does not put its own authenticator in the place of one enrolled meanwhile', async () => {
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
        giveCode(browser, await codeAt(secrets[index] ?? '', shop.now())),
      ),
    );
    expect(replies.map(codesIn).filter((codes) => codes.length === 10)).toHaveLength(1);
  });
});
