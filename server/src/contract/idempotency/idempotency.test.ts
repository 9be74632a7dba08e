import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeItem } from '../../../test/factories/catalog.ts';
import { httpClient, type HttpClient } from '../../../test/http-client.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { newShopper } from '../../../test/shopper.ts';
import { signInAs, signInWith, type SignedIn } from '../../../test/sign-in.ts';
import { catalogForm } from '../../../test/store-builder.ts';
import { query } from '../../database/query.ts';
import {
  MAX_SAVED_KEYS,
  MAX_SAVED_REPLY_BYTES,
  tooManyKeys,
} from '@spindle/sdk/domain/calls/idempotency-key';

const clock = movingClock();
let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

let made = 0;
const newKey = () => `key-${Date.now()}-${made++}`;

function create(client: HttpClient, key: string, title: string) {
  return client.send('PUT', '/api/catbuilder/', {
    body: new URLSearchParams(catalogForm({ title })),
    headers: { 'Idempotency-Key': key },
  });
}

async function catalogsCalled(title: string): Promise<number> {
  const rows = await query(shop.orm.em.fork(), 'select 1 from catalogs where title = $1', [title]);
  return rows.length;
}

it('a call repeated with its key gets the first response and does nothing', async () => {
  const key = newKey();
  const first = await create(staff, key, 'Once');
  const again = await create(staff, key, 'Once');
  expect(first.headers.get('Idempotency-Replayed')).toBeNull();
  expect(again.headers.get('Idempotency-Replayed')).toBe('true');
  expect(again.body).toEqual(first.body);
  expect(again.text).toBe(first.text);
  expect(await catalogsCalled('Once')).toBe(1);
});

it('another key, or none, is another call', async () => {
  await create(staff, newKey(), 'Twice');
  await create(staff, newKey(), 'Twice');
  await staff.put('/api/catbuilder/', catalogForm({ title: 'Twice' }));
  expect(await catalogsCalled('Twice')).toBe(3);
});

it('twenty concurrent calls with one key do it once', async () => {
  const key = newKey();
  const replies = await Promise.all(Array.from({ length: 20 }, () => create(staff, key, 'Crowd')));
  expect(await catalogsCalled('Crowd')).toBe(1);
  for (const { status } of replies) expect([200, 409]).toContain(status);
  expect(replies.some(({ status }) => status === 200)).toBe(true);
});

it('a key that was used for another request is rejected', async () => {
  const key = newKey();
  await create(staff, key, 'This');
  const other = await create(staff, key, 'That');
  expect(other).toMatchObject({ status: 422, body: { Status: 'ERROR' } });
  expect(await catalogsCalled('That')).toBe(0);
});

it('a key belongs to its caller: the same key from someone else is another call', async () => {
  const key = newKey();
  await create(staff, key, 'Mine');
  const other = await create(await signInAs(shop, 'extended'), key, 'Mine');
  expect(other.headers.get('Idempotency-Replayed')).toBeNull();
  expect(await catalogsCalled('Mine')).toBe(2);
});

it('a rejected call can be retried with its key', async () => {
  const shopper = await newShopper(shop);
  const item = await makeItem(shop, { onHand: 0 });
  const key = newKey();
  const add = () =>
    shopper.get(`/api/cart/add/${item.catalogId}/${item.itemId}`, { 'Idempotency-Key': key });
  expect((await add()).status).toBe(409);
  await query(shop.orm.em.fork(), 'update catalog_items set on_hand = 5 where item_id = $1', [
    item.itemId,
  ]);
  expect((await add()).status).toBe(200);
});

it('a key left behind by a crash is released after a minute', async () => {
  const key = newKey();
  await create(staff, key, 'Crash');
  await query(shop.orm.em.fork(), 'update idempotency_keys set reply = null');
  const underWay = await create(staff, key, 'Crash');
  expect(underWay.status).toBe(409);
  clock.advance(2);
  expect((await create(staff, key, 'Crash')).status).toBe(200);
});

it('a key expires after a day', async () => {
  const key = newKey();
  await create(staff, key, 'Yesterday');
  clock.advance(24 * 60 + 1);
  staff = await signInWith(shop, staff.account);
  await create(staff, key, 'Yesterday');
  expect(await catalogsCalled('Yesterday')).toBe(2);
});

it("an account has a limit on keys, which doesn't affect others", async () => {
  const busy = await signInAs(shop, 'extended');
  const key = newKey();
  await create(busy, key, 'Kept');
  await query(
    shop.orm.em.fork(),
    `insert into idempotency_keys (id, request, held_until, expires_at, user_id)
     select 'many ' || n, '', $2::timestamptz, $2::timestamptz, $1
       from generate_series(2, $3::int) n`,
    [busy.account.id, new Date(clock.now().getTime() + 3_600_000), MAX_SAVED_KEYS],
  );
  const rejected = await create(busy, newKey(), 'Too many');
  expect(rejected).toMatchObject({ status: 429, body: { Reason: tooManyKeys } });
  expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(3_500);
  expect(await catalogsCalled('Too many')).toBe(0);
  expect((await create(busy, key, 'Kept')).headers.get('Idempotency-Replayed')).toBe('true');
  expect((await create(staff, newKey(), 'Of another')).status).toBe(200);
});

it('an account has a limit on the size of stored responses', async () => {
  const busy = await signInAs(shop, 'extended');
  await create(busy, newKey(), 'Long reply');
  await query(
    shop.orm.em.fork(),
    'update idempotency_keys set bytes = bytes + $2 where user_id = $1 and bytes > 0',
    [busy.account.id, MAX_SAVED_REPLY_BYTES],
  );
  expect((await create(busy, newKey(), 'One more')).status).toBe(429);
});

it.each(['short', 'with space', 'x'.repeat(129)])('"%s" is an invalid key', async (key) => {
  const reply = await create(staff, key, 'Never');
  expect(reply).toMatchObject({ status: 400, body: { Errors: [{ path: 'Idempotency-Key' }] } });
});

it('a visitor can repeat a call with its key, and another human-check token', async () => {
  const key = newKey();
  const email = `${key}@example.com`;
  const write = (rct: string, message = 'It is 6 mm.') =>
    httpClient(shop.url).send('POST', '/api/support/sendTicket', {
      body: new URLSearchParams({ name: 'Max', email, issue: 'Collet', message, rct }),
      headers: { 'Idempotency-Key': key },
    });
  const first = await write('sandbox:SEND_TICKET');
  const again = await write('sandbox:SEND_TICKET:0.9');
  expect(again.body).toEqual(first.body);
  // Another visitor may use the same key by chance.
  expect((await write('sandbox:SEND_TICKET', 'Mine is 8 mm.')).body).not.toEqual(first.body);
  const tickets = 'select 1 from support_tickets where email = $1';
  expect(await query(shop.orm.em.fork(), tickets, [email])).toHaveLength(2);
});

it('a secret is returned again to the holder of the key, and is encrypted in the table', async () => {
  const key = newKey();
  const administrator = await signInAs(shop, 'extended');
  const make = () =>
    administrator.send('POST', '/api/admin/tokens', {
      body: new URLSearchParams({ name: 'Label printer', scope: 'customer', days: '30' }),
      headers: { 'Idempotency-Key': key },
    });
  const first = await make();
  expect(first.body).toMatchObject({ Status: 'SUCCESS' });
  expect((await make()).body).toEqual(first.body);
  const [saved] = await query(
    shop.orm.em.fork(),
    'select reply::text as reply from idempotency_keys order by expires_at desc limit 1',
  );
  expect(String(Object(saved)['reply'])).not.toContain(String(Object(first.body)['Token']));
  expect(String(Object(saved)['reply'])).toMatch(/^"[\w-]+"$/);
});
