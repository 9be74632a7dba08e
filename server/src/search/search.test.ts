import { QUERY_RETENTION_DAYS, MAX_STORED } from '@spindle/sdk/domain/search/saved-query';
import { PAGE_SIZE, tooBroad } from '@spindle/sdk/domain/search/read-search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventually } from '../../test/eventually.ts';
import { makeCatalog, makeItem } from '../../test/factories/catalog.ts';
import { httpClient } from '../../test/http-client.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { expectRejection } from '../contract/fixtures/expect-rejection.ts';
import { query } from '../database/query.ts';
import { pruneQueriesJob, indexStaleJob } from './jobs.ts';

const Found = z.object({
  total: z.number(),
  page: z.number(),
  items: z.array(z.object({ title: z.string() })),
  facets: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.object({ value: z.string(), count: z.number() })),
    }),
  ),
});

const clock = movingClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
});
afterAll(() => shop.close());

const sql = <Row>(text: string, parameters: unknown[] = []) =>
  query<Row>(shop.orm.em.fork(), text, parameters);
const get = (asked: string) => httpClient(shop.url).get(`/api/search?${asked}`);
async function search(asked: string) {
  const reply = await get(asked);
  expect(reply.status).toBe(200);
  return Found.parse(reply.body);
}

describe('a word in more items than are ranked one by one', () => {
  const MANY = 1100;
  beforeAll(async () => {
    const catalogId = await makeCatalog(shop, { title: 'Screws' });
    await sql(
      `insert into catalog_items (catalog_id, item_id, title, description, enabled, price_cents,
                                  created_at, updated_at)
       select $1, 'screw-' || n, 'Bolt ' || lpad(n::text, 4, '0'), 'Made of oakum.', true, n, now(), now()
         from generate_series(1, $2::int) n`,
      [catalogId, MANY],
    );
    await sql(
      `insert into item_attributes (catalog_id, item_id, attribute_id, type, value)
       select catalog_id, item_id, 'Size', 'SPEC', case when price_cents % 2 = 0 then '2 mm' else '3 mm' end
         from catalog_items where catalog_id = $1`,
      [catalogId],
    );
    await indexStaleJob.run(shop.services, {});
    await makeItem(shop, { catalogId, title: 'Washer of oakum' });
  });

  it('shows items with the word in the title first, and counts all items', async () => {
    const found = await search('q=oakum');
    expect(found.total).toBe(MANY + 1);
    const titles = found.items.map(({ title }) => title);
    expect(titles.slice(0, 3)).toEqual(['Washer of oakum', 'Bolt 0001', 'Bolt 0002']);
    const [size] = found.facets;
    expect(size?.values).toEqual([
      { value: '2 mm', count: MANY / 2 },
      { value: '3 mm', count: MANY / 2 },
    ]);
    expect((await search('q=oakum&spec=Size:2%20mm')).total).toBe(MANY / 2);
  });

  it('shows each item on one page, and the last page for pages past the end', async () => {
    const pages = Math.ceil((MANY + 1) / PAGE_SIZE);
    const last = await search(`q=oakum&page=${pages}`);
    expect(last.page).toBe(pages);
    expect(last.items).toHaveLength((MANY + 1) % PAGE_SIZE);
    expect(await search(`q=oakum&page=${pages + 5}`)).toEqual(last);
    const before = await search(`q=oakum&page=${pages - 1}`);
    const displayed = [...before.items, ...last.items].map(({ title }) => title);
    expect(new Set(displayed).size).toBe(PAGE_SIZE + last.items.length);
    expect(displayed).toEqual(displayed.toSorted());
  });
});

it('a search that takes too long is aborted, and says what to do', async () => {
  await shop.orm.em.fork().transactional(async (em) => {
    await query(em, 'lock table search_items in access exclusive mode');
    const reply = get('q=spindle');
    let answered = false;
    void reply.finally(() => (answered = true));
    await eventually(async () => {
      // Has the same effect as the deadline, but sooner.
      await sql(
        `select pg_cancel_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(answered).toBe(true);
    });
    expectRejection(await reply, 503);
    expect((await reply).body).toMatchObject({ Reason: tooBroad });
  });
  expect((await get('q=spindle')).status).toBe(200);
});

it('the database itself aborts the search', async () => {
  const { withinDeadline } = await import('./within-deadline.ts');
  const em = shop.orm.em.fork();
  const [limit] = await withinDeadline(em, (tx) =>
    query<{ own: string }>(tx, `select current_setting('statement_timeout') as own`),
  );
  const [shared] = await sql<{ all: string }>(`select current_setting('statement_timeout') as all`);
  expect(limit?.own).toBe('5s');
  expect(shared?.all).toBe('15s');
});

it('queries that no one has searched for in a long time are deleted, and the rarest if there are too many', async () => {
  const add = (searches: number, daysAgo: number, words: string, many = 1) =>
    sql(
      `insert into search_queries (id, query, searches, found, in_vain, last_at)
       select gen_random_uuid(), $1 || n, $2, 0, true, $3::timestamptz - $4::int * interval '1 day'
         from generate_series(1, $5::int) n`,
      [words, searches, clock.now(), daysAgo, many],
    );
  await sql('delete from search_queries');
  await add(50, QUERY_RETENTION_DAYS + 1, 'long ago ');
  await add(1, QUERY_RETENTION_DAYS - 1, 'once ', 3);
  await add(2, 0, 'often ', MAX_STORED - 1);
  await pruneQueriesJob.run(shop.services, {});
  const saved = await sql<{ kind: string; many: number }>(
    `select split_part(query, ' ', 1) as kind, count(*)::int as many
       from search_queries group by 1 order by 1`,
  );
  expect(saved).toEqual([
    { kind: 'often', many: MAX_STORED - 1 },
    { kind: 'once', many: 1 },
  ]);
});

describe('queries suggested to others', () => {
  let proxied: TestShop;
  beforeAll(async () => {
    proxied = await startShop({ env: { TRUSTED_PROXIES: '1' } });
    const catalogId = await makeCatalog(proxied, { title: 'Vises' });
    await makeItem(proxied, { catalogId, title: 'Toolmaker vise' });
  });
  afterAll(() => proxied.close());

  const searchFrom = async (address: string, q: string) => {
    const path = `/api/search?q=${encodeURIComponent(q)}`;
    const { status } = await httpClient(proxied.url).get(path, { 'X-Forwarded-For': address });
    expect(status).toBe(200);
  };
  const suggested = async (q: string) =>
    Object((await httpClient(proxied.url).get(`/api/search/suggest?q=${q}`)).body).queries;

  it('must have found something for three networks, not for one network many times', async () => {
    for (const host of [1, 2, 3, 4, 5]) await searchFrom(`203.0.113.${host}`, 'toolmaker vise');
    for (const host of ['1', '2:1', '3::1'])
      await searchFrom(`2001:db8:7:${host}::9`, 'toolmaker vise');
    expect(await suggested('toolm')).toEqual([]);
    await searchFrom('198.51.100.7', 'toolmaker vise');
    expect(await suggested('toolm')).toEqual(['toolmaker vise']);
  });

  it('never include those that found nothing, however many people searched', async () => {
    for (const net of [1, 2, 3, 4]) await searchFrom(`192.0.${net}.1`, 'toolxyzzy offer');
    expect(await suggested('toolx')).toEqual([]);
  });

  it('keep no mark of a network once suggested, and no readable one before', async () => {
    await searchFrom('203.0.113.1', 'vise');
    const saved = await query(
      proxied.orm.em.fork(),
      'select query, suggested, networks from search_queries order by query',
    );
    expect(saved).toEqual([
      { query: 'toolmaker vise', suggested: true, networks: [] },
      { query: 'toolxyzzy offer', suggested: false, networks: [] },
      { query: 'vise', suggested: false, networks: [expect.stringMatching(/^[\w-]{16}$/)] },
    ]);
  });
});
