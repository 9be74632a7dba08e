import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { eventually } from '../../../test/eventually.ts';
import { mailsTo } from '../../../test/mails.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs, signInWith, type SignedIn } from '../../../test/sign-in.ts';
import { sealAll } from '../../audit/seal-entries.ts';
import { verifyAudit } from '../../audit/verify-audit.ts';
import { columnsContaining } from '../fixtures/columns-of-words.ts';
import { makeKnownPerson } from '../fixtures/known-person.ts';
import { retention } from '../retention/retention.ts';
import { deleteAccounts } from './delete-accounts.ts';

const clock = movingClock();
const DAY = 24 * 60;
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
});
afterAll(() => shop.close());

const ask = (browser: SignedIn) => browser.send('POST', '/api/user/delete');
const subjectsTo = async (email: string) =>
  (await mailsTo(shop, email)).map(({ subject }) => subject);
/** Columns that still hold personal data after the account is deleted. */
const staying = [...retention].flatMap(([table, { personal }]) =>
  personal.filter(({ stays }) => stays).flatMap((one) => one.columns.map((c) => `${table}.${c}`)),
);

it("the only administrator can't delete their account", async () => {
  const only = await signInAs(shop, 'extended');
  expect((await ask(only)).body).toMatchObject({ Status: 'ERROR', code: 'LAST_ADMINISTRATOR' });
});

it("after an account's deletion, nothing remains except what bookkeeping requires", async () => {
  const person = await makeKnownPerson(shop);
  const { shopper, user, place, subscription: provided, values } = person;
  const { email } = user;
  expect(person.refusedWhileOpen.body).toMatchObject({ Status: 'ERROR', code: 'ORDER_UNDER_WAY' });
  await sealAll(shop.orm.em.fork(), shop.config.auditSealKeys[0], shop.now());
  for (const value of values) expect(await columnsContaining(shop, value), value).not.toEqual([]);

  expect((await ask(shopper)).body).toMatchObject({ Status: 'SUCCESS' });
  clock.advance(14 * DAY);
  await shop.control('/control/faults', { provider: 'stripe', status: 500, times: 5 });
  await deleteAccounts(shop.services);
  await signInWith(shop, user);
  clock.advance(31);
  await eventually(async () => {
    await deleteAccounts(shop.services);
    clock.advance(31);
    expect(await subjectsTo(email)).toContain('Your Spindle account was deleted');
    expect(await columnsContaining(shop, place.phone)).toEqual([]);
  });

  for (const value of values) {
    expect(staying, value).toEqual(expect.arrayContaining(await columnsContaining(shop, value)));
  }
  expect(await columnsContaining(shop, email)).toEqual(['invoices.document', 'invoices.email']);
  const ended = z.object({ status: z.string() });
  const { stripe } = shop.services;
  expect(ended.parse(await stripe.subscriptions.retrieve(provided)).status).toBe('canceled');
  const reply = await shopper.post('/login', {
    username: email,
    password: user.password,
    rct: 'sandbox:SIGNIN',
  });
  expect(reply.body).toMatchObject({ Status: 'ERROR' });
  const keys = shop.config.auditSealKeys;
  expect(await verifyAudit(shop.orm.em, { keys, now: shop.now() })).toMatchObject({
    broken: null,
    erased: expect.any(Number),
  });
});
