import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { eventually } from '../../../test/eventually.ts';
import { makeItem } from '../../../test/factories/catalog.ts';
import { makeTicket } from '../../../test/factories/ticket.ts';
import { makeUser } from '../../../test/factories/user.ts';
import { mailsTo } from '../../../test/mails.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import { onlyOrder } from '../../../test/only-order.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { newShopper, shopperAddress } from '../../../test/shopper.ts';
import { signInAs, signInWith, type SignedIn } from '../../../test/sign-in.ts';
import { asSubscriber, makePlan } from '../../../test/subscriber.ts';
import { sealAll } from '../../audit/seal-entries.ts';
import { verifyAudit } from '../../audit/verify-audit.ts';
import { linkedMember } from '../../community/fixtures/community.ts';
import { whereStands } from '../fixtures/columns-of-words.ts';
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
const postJson = (browser: SignedIn, path: string, body: object) =>
  browser.send('POST', path, {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

/** The columns that say something of a person who has no account any more. */
const staying = [...retention].flatMap(([table, { personal }]) =>
  personal.filter(({ stays }) => stays).flatMap((one) => one.columns.map((c) => `${table}.${c}`)),
);

it('the only administrator cannot go', async () => {
  const only = await signInAs(shop, 'extended');
  expect((await ask(only)).body).toMatchObject({ Status: 'ERROR', code: 'LAST_ADMINISTRATOR' });
});

it('of whoever is gone nothing is found but what the books need', async () => {
  const email = `zephyrine.${randomUUID().slice(0, 8)}@example.com`;
  const named = { firstName: 'Zephyrine', lastName: 'Quillfeather', email };
  const user = await makeUser(shop, named);
  const shopper = await newShopper(shop, user);
  const staff = await signInAs(shop, 'extended');
  const place = {
    ...shopperAddress,
    name: 'Zephyrine Quillfeather',
    company: 'Quarrywright Mill',
    phone: '+1 415 555 0199',
  };
  await shopper.post('/api/cart/address', place);
  await shopper.post('/api/cart/address/save');
  await postJson(shopper, '/api/user/addresses', { ...place, company: 'Nightjar Annex' });
  const member = await linkedMember(shop, shopper);

  await shopper.add(await makeItem(shop, { onHand: 2 }));
  await shop.control(`/stripe/control/sessions/${await shopper.payable()}`, { outcome: 'paid' });
  const { orderId } = await onlyOrder(shopper);
  expect((await ask(shopper)).body).toMatchObject({ Status: 'ERROR', code: 'ORDER_UNDER_WAY' });
  await shopper.cancel(orderId);
  const provided = await asSubscriber(shop, shopper).subscribe(await makePlan(shop));
  await shopper.add(await makeItem(shop, { onHand: 1 }));

  const ticket = await makeTicket(shop, {
    userId: user.id,
    email,
    message: 'My flumadiddle broke.',
  });
  await makeTicket(shop, {
    email,
    name: 'Zephyrine',
    message: 'Before I had an account: gardyloo.',
  });
  await postJson(staff, `/api/admin/tickets/${ticket}/answer`, { message: 'Which flumadiddle?' });
  await postJson(staff, `/api/admin/customers/${user.id}/notes`, { text: 'Prefers widdershins.' });
  await postJson(staff, `/api/admin/orders/${orderId}/notes`, {
    text: 'Called about bumbershoot.',
  });
  await postJson(staff, `/api/admin/customers/${user.id}/tags`, { add: ['lollygagger'] });
  await sealAll(shop.orm.em.fork(), shop.config.auditSealKeys[0], shop.now());

  const values = [
    email,
    named.firstName,
    named.lastName,
    place.phone,
    place.company,
    'Montgomery',
    'Nightjar Annex',
    member.username,
    'flumadiddle',
    'gardyloo',
    'widdershins',
    'bumbershoot',
    'lollygagger',
  ];
  for (const value of values) expect(await whereStands(shop, value), value).not.toEqual([]);

  await eventually(async () =>
    expect((await ask(shopper)).body).toMatchObject({ Status: 'SUCCESS' }),
  );
  clock.advance(14 * DAY);
  await shop.control('/control/faults', { provider: 'stripe', status: 500, times: 5 });
  await deleteAccounts(shop.services);
  await signInWith(shop, user);
  clock.advance(31);
  await eventually(async () => {
    await deleteAccounts(shop.services);
    clock.advance(31);
    expect((await subjectsTo(email)).at(-1)).toBe('Your Spindle account is deleted');
    expect(await whereStands(shop, place.phone)).toEqual([]);
  });

  for (const value of values) {
    expect(staying, value).toEqual(expect.arrayContaining(await whereStands(shop, value)));
  }
  expect(await whereStands(shop, email)).toEqual(['invoices.document', 'invoices.email']);
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
