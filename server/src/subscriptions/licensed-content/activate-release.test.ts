import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestItem } from '../../../test/factories/catalog.ts';
import { memberOf } from '../../../test/member-of.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { query } from '../../database/query.ts';
import { addressFor, course, sendContent, subscribedItem } from './fixtures/licensed.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

async function released(client: SignedIn, item: TestItem, text: string): Promise<string> {
  const { body } = await sendContent(client, item, course({ 'a.txt': text }));
  return memberOf(body, 'Release', 'id');
}

const activate = (id: string) => staff.post(`/api/admin/releases/${id}/activate`);

describe('a release', () => {
  it('can be activated backward and forward', async () => {
    const item = await subscribedItem(shop);
    const first = await released(staff, item, 'first');
    const second = await released(staff, item, 'second');
    const displayed = async () =>
      (await staff.get(`${await addressFor(staff, item, 'subscriptionBuilder')}a.txt`)).text;
    expect(await displayed()).toBe('second');
    expect((await activate(first)).body).toMatchObject({
      Status: 'SUCCESS',
      Reason: 'Release 1 is open to subscribers.',
      Release: { id: first, active: true },
    });
    expect(await displayed()).toBe('first');
    await activate(second);
    expect(await displayed()).toBe('second');
  });

  it('that is already active stays so, and a message says so', async () => {
    const item = await subscribedItem(shop);
    const id = await released(staff, item, 'only');
    const before = (await staff.get(`/api/admin/releases/${id}`)).body;
    expect((await activate(id)).body).toEqual({
      Status: 'SUCCESS',
      Reason: 'Release 1 is already open to subscribers.',
      Release: before,
    });
  });

  it('stays the same, as a whole, for readers who have it open', async () => {
    const item = await subscribedItem(shop);
    await released(staff, item, 'first');
    const reading = await addressFor(staff, item, 'subscriptionBuilder');
    await released(staff, item, 'second');
    expect((await staff.get(`${reading}a.txt`)).text).toBe('first');
  });

  it('that does not exist is not found', async () => {
    expect((await activate(randomUUID())).status).toBe(404);
    expect((await activate('none')).status).toBe(404);
  });

  it('is the only active one, even for simultaneous requests', async () => {
    const item = await subscribedItem(shop);
    const ids: string[] = [];
    for (const text of ['a', 'b', 'c']) ids.push(await released(staff, item, text));
    const replies = await Promise.all([...ids, ...ids].map(activate));
    for (const { status } of replies) expect(status).toBe(200);
    const active = await query(
      shop.orm.em.fork(),
      'select from content_releases where item_id = $1 and active',
      [item.itemId],
    );
    expect(active).toHaveLength(1);
  });

  it('is audited with author, previous and new release', async () => {
    const item = await subscribedItem(shop);
    const first = await released(staff, item, 'first');
    await released(staff, item, 'second');
    await activate(first);
    const entries = await query(
      shop.orm.em.fork(),
      `select action, v.actor_email, v.before, v.after from audit_entries a join audit_values v on v.entry_id = a.id where subject = $1 order by at, id`,
      [`item ${item.catalogId}/${item.itemId}`],
    );
    const actor_email = staff.account.email;
    expect(entries).toMatchObject([
      { action: 'subscriptions.upload-release', before: { release: null }, after: { release: 1 } },
      { action: 'subscriptions.upload-release', before: { release: 1 }, after: { release: 2 } },
      {
        action: 'subscriptions.activate-release',
        actor_email,
        before: { release: 2 },
        after: { release: 1 },
      },
    ]);
  });
});

describe('behind a CDN', () => {
  let behindCdn: TestShop;
  let cdnStaff: SignedIn;
  beforeAll(async () => {
    behindCdn = await startShop({
      beside: shop,
      env: {
        CLOUDFRONT_DISTRIBUTION_ID: 'E2SPINDLE',
        CLOUDFRONT_API_URL: `${shop.sandbox.url}/cdn`,
        CLOUDFRONT_ACCESS_KEY_ID: 'sandbox',
        CLOUDFRONT_SECRET_ACCESS_KEY: 'sandbox',
        CDN_SUBSCRIPTION_BASE: 'https://cdn.example.com/assets/subs/',
      },
    });
    cdnStaff = await signInAs(behindCdn, 'extended');
  });
  afterAll(() => behindCdn.close());

  const invalidated = async () => JSON.stringify(await shop.recorded('/cdn/control/invalidations'));

  it("the item's copies are invalidated when its content changes or staff request it", async () => {
    const item = await subscribedItem(behindCdn);
    const path = `/assets/subs/${item.catalogId}/${item.itemId}/*`;
    const times = async () => (await invalidated()).split(path).length - 1;
    const first = await released(cdnStaff, item, 'first');
    expect(await times()).toBe(1);
    await released(cdnStaff, item, 'second');
    await cdnStaff.post(`/api/admin/releases/${first}/activate`);
    expect(await times()).toBe(3);
    const spaths = `assets/subs/${item.catalogId}/${item.itemId}`;
    const { body } = await cdnStaff.post('/api/cachecontrol/expire', { spaths });
    expect(body).toMatchObject({ Status: 'SUCCESS' });
    expect(await times()).toBe(4);
  });

  it('that does not answer, the release is activated all the same', async () => {
    const item = await subscribedItem(behindCdn);
    await shop.control('/control/faults', { provider: 'cdn', status: 403 });
    const { body } = await sendContent(cdnStaff, item, course());
    expect(body).toMatchObject({
      Status: 'SUCCESS',
      Reason: expect.stringMatching(
        /^Release 1 is open to subscribers\. The CDN couldn't be updated/,
      ),
    });
  });

  it("the address is the CDN's, and its pages report their height to the shop", async () => {
    const item = await subscribedItem(behindCdn);
    await released(cdnStaff, item, 'first');
    const address = await addressFor(cdnStaff, item, 'subscriptionBuilder');
    expect(address).toMatch(
      /^https:\/\/cdn\.example\.com\/assets\/subs\/[^/]+\/[^/]+\/t\/[^/]+\/$/,
    );
    const { pathname } = new URL(address);
    const { text, headers } = await cdnStaff.get(pathname);
    expect(text).toContain(` data-shop="${behindCdn.url}"></script>`);
    const policy = headers.get('Content-Security-Policy');
    expect(policy).toContain(`default-src ${address} data:`);
    expect(policy).toContain(`frame-ancestors ${behindCdn.url};`);
  });
});
