import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { makeItem } from '../../../test/factories/catalog.ts';
import { mailsTo } from '../../../test/mails.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { newShopper } from '../../../test/shopper.ts';
import { freshCode, signInAs, signInWith, type SignedIn } from '../../../test/sign-in.ts';
import { columnsContaining } from '../fixtures/columns-of-words.ts';
import { deleteAccounts } from './delete-accounts.ts';

const clock = movingClock();
const DAY = 24 * 60;
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
});
afterAll(() => shop.close());

const ask = (browser: SignedIn) => browser.send('POST', '/api/user/delete');
const currentStatus = async (browser: SignedIn) =>
  (await browser.get('/api/user/personalData')).body;
const subjectsTo = async (email: string) =>
  (await mailsTo(shop, email)).map(({ subject }) => subject);

it("an account with a pending payment can't be deleted", async () => {
  const shopper = await newShopper(shop);
  await shopper.add(await makeItem(shop, { onHand: 1 }));
  const outcome = 'async_pending';
  await shop.control(`/stripe/control/sessions/${await shopper.payable()}`, { outcome });
  await eventually(async () =>
    expect(await columnsContaining(shop, 'AWAITING')).toEqual(['checkouts.state']),
  );
  expect((await ask(shopper)).body).toMatchObject({ Status: 'ERROR', code: 'MONEY_UNDER_WAY' });
});

it('a deletion requires a proof of identity and can be canceled', async () => {
  const browser = await signInAs(shop, 'customer');
  const { account } = browser;
  expect(await currentStatus(browser)).toMatchObject({ deletion: null });
  clock.advance(11);
  expect(await ask(browser)).toMatchObject({ status: 403, body: { code: 'FRESH_PROOF_NEEDED' } });
  await browser.post('/api/user/proof', { authCode: await freshCode(account, shop.now()) });
  expect((await ask(browser)).body).toMatchObject({ Status: 'SUCCESS' });
  expect((await ask(browser)).body).toMatchObject({ Status: 'SUCCESS' });
  clock.advance(13 * DAY);
  await deleteAccounts(shop.services);
  const again = await signInWith(shop, account);
  expect(await currentStatus(again)).toMatchObject({ deletion: { waitsFor: null } });
  expect((await again.delete('/api/user/delete')).body).toMatchObject({ Status: 'SUCCESS' });
  expect(await currentStatus(again)).toMatchObject({ deletion: null });
  clock.advance(2 * DAY);
  await deleteAccounts(shop.services);
  await signInWith(shop, account);
  await eventually(async () =>
    expect(
      (await subjectsTo(account.email)).filter((one) => /^Your Spindle|^We're keeping/.test(one)),
    ).toEqual(['Your Spindle account will be deleted', "We're keeping your Spindle account"]),
  );
});
