import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeItem } from '../../test/factories/catalog.ts';
import { makeElement } from '../../test/factories/content.ts';
import { httpClient } from '../../test/http-client.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';

/** No CDN, two processes. */
let shop: TestShop;
let other: TestShop;
/** The same database, behind a CDN. */
let behindCdn: TestShop;
let staff: SignedIn;
let cdnStaff: SignedIn;

beforeAll(async () => {
  shop = await startShop();
  other = await startShop({ beside: shop });
  behindCdn = await startShop({
    beside: shop,
    env: {
      CLOUDFRONT_DISTRIBUTION_ID: 'E2SPINDLE',
      CLOUDFRONT_API_URL: `${shop.sandbox.url}/cdn`,
      CLOUDFRONT_ACCESS_KEY_ID: 'sandbox',
      CLOUDFRONT_SECRET_ACCESS_KEY: 'sandbox',
    },
  });
  staff = await signInAs(shop, 'extended');
  cdnStaff = await signInAs(behindCdn, 'extended');
});

afterAll(async () => {
  await behindCdn.close();
  await other.close();
  await shop.close();
});

const expire = (who: SignedIn, spaths: string) => who.post('/api/cachecontrol/expire', { spaths });

interface Invalidation {
  distributionId: string;
  callerReference: string;
  paths: string[];
}

const invalidations = () => shop.recorded<Invalidation>('/cdn/control/invalidations');

describe('without a CDN', () => {
  it.each(['/catalog/*', '/creator/*'])(
    '%s says that changes are visible right away',
    async (path) => {
      expect((await expire(staff, path)).body).toEqual({
        Status: 'SUCCESS',
        Reason: "Cache refreshed. There's no CDN, so changes are visible right away.",
      });
      expect(await invalidations()).toEqual([]);
    },
  );

  it('what no one records is refreshed in all processes', async () => {
    const item = await makeItem(shop, { title: 'Spindle' });
    const { category } = await makeElement(shop, { title: 'Film' });
    const paths = [`/api/catalog/${item.catalogId}`, `/api/creator/${category}`];
    const shops = [httpClient(shop.url), httpClient(other.url)];
    const texts = async () => {
      const replies = shops.flatMap((at) => paths.map((path) => at.get(path)));
      return (await Promise.all(replies)).map(({ text }) => text);
    };
    const eachHas = (word: string) => async () =>
      (await texts()).every((text) => text.includes(word));
    await vi.waitUntil(eachHas('"title":"'), { timeout: 10_000, interval: 20 });

    // bypasses everything that records an edit
    await retitle('catalog_items', item.catalogId);
    await retitle('content_elements', category);
    await Promise.all([shop.services.snapshot.refresh(), other.services.snapshot.refresh()]);
    expect((await texts()).join()).not.toContain('Slipped in');

    await expire(staff, '/catalog/*');
    const own = await Promise.all(paths.map((path) => staff.get(path)));
    expect(own.every(({ text }) => text.includes('Slipped in'))).toBe(true);
    await vi.waitUntil(eachHas('Slipped in'), { timeout: 10_000, interval: 20 });
  });

  it('it is recorded who requested it', async () => {
    await expire(staff, '/creator/*');
    const entries = await query(
      shop.orm.em.fork(),
      `select v.actor_email as actor, subject, v.before from audit_entries a join audit_values v on v.entry_id = a.id
        where action = 'cdn.expire-cache' order by at desc limit 1`,
    );
    expect(entries).toEqual([
      { actor: staff.account.email, subject: 'cache /creator/*', before: null },
    ]);
  });

  it.each(['/', '/catalog', 'assets/subs/plans', '/orders/*', '../*'])(
    '%s is rejected as a path',
    async (spaths) => {
      const reply = await expire(staff, spaths);
      expect(reply).toMatchObject({ status: 400, body: { Errors: [{ path: 'spaths' }] } });
    },
  );
});

describe('behind a CDN', () => {
  beforeEach(() => shop.control('/control/reset'));

  it.each([
    ['/catalog/*', ['/api/catalog*', '/ui/shop*', '/home*', '/sitemap*', '/images/catalog*']],
    ['/creator/*', ['/api/creator*', '/home*', '/images/content*']],
  ])('%s purges what the CDN may have of that', async (spaths, paths) => {
    expect((await expire(cdnStaff, spaths)).body).toEqual({
      Status: 'SUCCESS',
      Reason: 'Cache refreshed. The CDN updates its copies within minutes.',
    });
    expect(await invalidations()).toMatchObject([{ distributionId: 'E2SPINDLE', paths }]);
  });

  it('licensed files of an item are purged by its path', async () => {
    const { catalogId, itemId } = await makeItem(shop);
    const spaths = `assets/subs/${catalogId}/${itemId}`;
    expect((await expire(cdnStaff, spaths)).body).toMatchObject({ Status: 'SUCCESS' });
    expect(await invalidations()).toMatchObject([{ paths: [`/${spaths}/*`] }]);
  });

  it('a missing item is reported, and nothing is purged', async () => {
    expect((await expire(cdnStaff, 'assets/subs/plans/no-such')).body).toMatchObject({
      Status: 'ERROR',
      Reason: 'Item plans/no-such not found. Check the path.',
    });
    expect(await invalidations()).toEqual([]);
  });

  it('a request whose response was lost is retried as the same request', async () => {
    await shop.control('/control/faults', { provider: 'cdn', status: 503, afterEffect: true });
    expect((await expire(cdnStaff, '/catalog/*')).body).toMatchObject({ Status: 'SUCCESS' });
    expect(await invalidations()).toHaveLength(1);
  });

  it('each request is a separate one for the CDN', async () => {
    await expire(cdnStaff, '/catalog/*');
    await expire(cdnStaff, '/catalog/*');
    const references = (await invalidations()).map(({ callerReference }) => callerReference);
    expect(new Set(references).size).toBe(2);
  });

  it.each([
    ['is away', { status: 503, times: 3 }, "didn't respond. Try again in a few minutes."],
    ['hangs up', { times: 3 }, "didn't respond. Try again in a few minutes."],
    ['is busy', { status: 429, times: 3 }, 'still processing earlier refreshes. Try again'],
    ['refuses', { status: 403 }, "(AccessDenied). Ask your shop's operator"],
    ['is another one', { status: 404 }, "(NoSuchDistribution). Ask your shop's operator"],
  ])('if it %s, staff are told what to do', async (_, fault, advice) => {
    await shop.control('/control/faults', { provider: 'cdn', ...fault });
    const reply = await expire(cdnStaff, '/catalog/*');
    expect(reply).toMatchObject({ status: 200, body: { Status: 'ERROR' } });
    expect(reply.text).toContain('The shop itself is up to date, but the CDN');
    expect(reply.text).toContain(advice);
  });

  it('public responses say how long it may cache them', async () => {
    const { headers } = await httpClient(behindCdn.url).get('/api/creator/');
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate, s-maxage=60');
  });
});

async function retitle(table: 'catalog_items' | 'content_elements', group: string): Promise<void> {
  const column = table === 'catalog_items' ? 'catalog_id' : 'category';
  const statement = `update ${table} set title = 'Slipped in' where ${column} = $1`;
  await query(shop.orm.em.fork(), statement, [group]);
}
