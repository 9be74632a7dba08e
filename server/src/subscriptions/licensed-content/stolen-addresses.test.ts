import { createHmac, hkdfSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestItem } from '../../../test/factories/catalog.ts';
import { httpClient, type HttpClient } from '../../../test/http-client.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { query } from '../../database/query.ts';
import { signToken } from '../../http/signed-token.ts';
import { addressFor, course, entitle, sendContent, subscribedItem } from './fixtures/licensed.ts';
import { rawRequest } from './fixtures/raw-request.ts';

const clock = movingClock();

let shop: TestShop;
let staff: SignedIn;
let customer: SignedIn;
let visitor: HttpClient;
let item: TestItem;
let address: string;

beforeAll(async () => {
  shop = await startShop({ now: clock.now });
  staff = await signInAs(shop, 'extended');
  visitor = httpClient(shop.url);
});
afterAll(() => shop.close());

async function openedByCustomer(): Promise<void> {
  customer = await signInAs(shop, 'customer');
  item = await subscribedItem(shop);
  await sendContent(staff, item, course({ 'a.txt': 'secret', 'deep/b.txt': 'secret' }));
  await entitle(shop, customer.account.id, item);
  address = await addressFor(customer, item);
}

const tokenOf = (from: string) => from.split('/')[6] ?? '';
const addressWith = (token: string, { catalogId, itemId } = item) =>
  `/assets/subs/${catalogId}/${itemId}/t/${token}/a.txt`;

async function expectNothing(path: string, status = 404): Promise<void> {
  const reply = await visitor.get(path);
  expect(reply.status).toBe(status);
  expect(reply.text).not.toContain('secret');
  expect(reply.headers.get('Content-Type')).toContain('text/html');
  expect(reply.headers.get('Cache-Control')).toBe('no-store');
  expect(reply.headers.get('Content-Security-Policy')).toContain('sandbox');
}

const close = (sql: string) =>
  query(shop.orm.em.fork(), `update entitlements set ${sql} where user_id = $1`, [
    customer.account.id,
  ]);

describe('an address', () => {
  beforeAll(openedByCustomer);

  it('stops working once its owner is no longer entitled, whoever has it', async () => {
    const other = await signInAs(shop, 'customer');
    await entitle(shop, other.account.id, item);
    expect((await other.get(`${address}a.txt`)).text).toBe('secret');
    await close(`closed_because = 'REFUNDED'`);
    expect((await other.get(`${address}a.txt`)).status).toBe(403);
    await expectNothing(`${address}a.txt`, 403);
    await close(`closed_because = null, ends_at = '2026-01-01'`);
    await expectNothing(`${address}a.txt`, 403);
    await close('ends_at = null');
    expect((await visitor.get(`${address}a.txt`)).status).toBe(200);
  });

  it('for staff stops working once they are no longer staff', async () => {
    const leaving = await signInAs(shop, 'extended');
    const theirs = await addressFor(leaving, item, 'subscriptionBuilder');
    expect((await visitor.get(`${theirs}a.txt`)).text).toBe('secret');
    const sql = 'update users set extended = false where id = $1';
    await query(shop.orm.em.fork(), sql, [leaving.account.id]);
    await expectNothing(`${theirs}a.txt`, 403);
  });

  it('does not open another item or another catalog', async () => {
    const other = await subscribedItem(shop, item.catalogId);
    await sendContent(staff, other, course({ 'a.txt': 'secret' }));
    await entitle(shop, customer.account.id, other);
    await expectNothing(addressWith(tokenOf(address), other));
    await expectNothing(addressWith(tokenOf(address), { ...item, catalogId: 'elsewhere' }));
  });

  it('cannot refer to a release of another item', async () => {
    const other = await subscribedItem(shop);
    await sendContent(staff, other, course({ 'a.txt': 'secret' }));
    const [release] = await query<{ id: string }>(
      shop.orm.em.fork(),
      'select id from content_releases where item_id = $1',
      [other.itemId],
    );
    const license = { ...item, releaseId: release?.id, userId: customer.account.id, staff: false };
    const later = new Date(clock.now().getTime() + 60_000);
    const token = signToken(shop.config.sessionKeys, 'licensed-content', license, later);
    await expectNothing(addressWith(token));
  });

  it('cannot be forged', async () => {
    const token = tokenOf(address);
    const [body = '', signature = ''] = token.split('.');
    const payload: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
    const claim = { ...Object(payload), of: { ...Object(payload).of, staff: true } };
    const altered = Buffer.from(JSON.stringify(claim)).toString('base64url');
    const last = signature.at(-1) === 'A' ? 'E' : 'A';
    await expectNothing(addressWith(`${altered}.${signature}`));
    await expectNothing(addressWith(`${body}.${signature.slice(0, -1)}${last}`));
    await expectNothing(addressWith(`${body}.`));
    await expectNothing(addressWith(body));
    await expectNothing(addressWith(`${token}.${signature}`));
    await expectNothing(addressWith('e30.e30'));
  });

  it('needs a token that we made for licensed content', async () => {
    const later = new Date(clock.now().getTime() + 60_000);
    const [releaseId] = await query<{ id: string }>(
      shop.orm.em.fork(),
      'select id from content_releases where item_id = $1',
      [item.itemId],
    );
    const license = {
      ...item,
      releaseId: releaseId?.id,
      userId: customer.account.id,
      staff: false,
    };
    const ours = shop.config.sessionKeys;
    await expectNothing(addressWith(signToken(ours, 'download', license, later)));
    await expectNothing(
      addressWith(signToken(['another key'], 'licensed-content', license, later)),
    );
    const body = Buffer.from(JSON.stringify({ exp: later.getTime(), of: license }));
    const key = Buffer.from(hkdfSync('sha256', '', '', 'spindle token licensed-content', 32));
    const signed = createHmac('sha256', key).update(body.toString('base64url')).digest('base64url');
    await expectNothing(addressWith(`${body.toString('base64url')}.${signed}`));
    const incomplete = signToken(ours, 'licensed-content', { ...item }, later);
    await expectNothing(addressWith(incomplete));
    expect(
      (await visitor.get(addressWith(signToken(ours, 'licensed-content', license, later)))).text,
    ).toBe('secret');
  });
});

describe('a path below the address', () => {
  beforeAll(openedByCustomer);

  it.each([
    '../a.txt',
    'deep/../a.txt',
    './a.txt',
    '%2e%2e/a.txt',
    'deep/%2e%2e/a.txt',
    'deep/.%2E/a.txt',
    '%2e/a.txt',
    'deep%2fb.txt',
    'deep%2Fb.txt',
    'deep%5cb.txt',
    String.raw`deep\b.txt`,
    '%252e%252e/a.txt',
    'deep%252fb.txt',
    '%61%252etxt',
    '/a.txt',
    '//etc/passwd',
    'deep//b.txt',
    'a.txt/',
    'a.txt%00',
    'a.txt%00.html',
    '%00',
    'a.txt%0a',
    'A.TXT',
    '%',
    '%zz',
    '%c0%ae%c0%ae/a.txt',
    'file:///etc/passwd',
    'a.txt;b',
    'deep',
    `${'long/'.repeat(2000)}a.txt`,
    'a'.repeat(5000),
  ])('is not found unless it names a file exactly: %s', async (path) => {
    const reply = await rawRequest(shop.url, address + path);
    expect(reply.status).toBe(404);
    expect(reply.text).not.toContain('secret');
  });

  it('is decoded once', async () => {
    expect((await rawRequest(shop.url, `${address}%61.txt`)).text).toBe('secret');
    expect((await rawRequest(shop.url, `${address}a.txt?v=2#top`)).text).toBe('secret');
  });

  it.each(['/assets', '/assets/', '/assets/subs', '/assets/subs/', '/assets/other/a.txt'])(
    '%s is not a page of the shop',
    async (path) => {
      expect((await visitor.get(path)).status).toBe(404);
    },
  );
});

describe('after two hours', () => {
  it('an address has expired, and a page says what to do', async () => {
    await openedByCustomer();
    clock.advance(119);
    expect((await visitor.get(`${address}a.txt`)).status).toBe(200);
    clock.advance(2);
    await expectNothing(`${address}a.txt`, 403);
    expect((await visitor.get(address)).text).toContain('Go back to Subscriptions');
  });
});
