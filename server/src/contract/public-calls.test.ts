import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCatalog, makeItem } from '../../test/factories/catalog.ts';
import { makeElement, makeSection } from '../../test/factories/content.ts';
import { makePartsList } from '../../test/factories/parts-list.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { exampleCalls, sendExample } from './fixtures/example-calls.ts';
import { kinds, onePerKind, type People } from './fixtures/people.ts';

let shop: TestShop;
let people: People;
beforeAll(async () => {
  shop = await startShop();
  people = await onePerKind(shop);
  await makeItem(shop, {
    catalogId: await makeCatalog(shop, { id: 'spindles' }),
    itemId: 'er20-water-2200',
  });
  await makePartsList(shop, { catalogId: 'spindles', catalogItemId: 'er20-water-2200' });
  await makeElement(shop, { category: await makeSection(shop, { category: 'home' }) });
  await shop.services.snapshot.refresh();
});
afterAll(() => shop.close());

const calls = exampleCalls().filter(({ operation }) => operation.method === 'GET');
const reads = calls.filter(({ operation }) => !operation.access.session);
const cacheable = reads.filter(({ operation }) => operation.cacheable);

describe('a public read', () => {
  it.each(reads)('is the same for everyone, without a cookie: $id', async (call) => {
    const texts = new Set<string>();
    for (const kind of kinds) {
      const reply = await sendExample(people[kind], call);
      expect(reply.status).toBe(200);
      expect(reply.headers.getSetCookie()).toEqual([]);
      expect(reply.headers.get('X-Request-Id')).toBeTruthy();
      texts.add(reply.text);
    }
    expect(texts.size).toBe(1);
  });

  it.each(cacheable)('can be cached: $id', async (call) => {
    const { headers } = await sendExample(people.visitor, call);
    expect(headers.get('Cache-Control') ?? '').not.toContain('no-store');
    expect(headers.get('Vary') ?? '').not.toContain('Cookie');
  });
});

describe('every other read', () => {
  it.each(calls.filter(({ operation }) => !operation.cacheable && !operation.changesState))(
    'is never cached: $id',
    async (call) => {
      const { headers } = await sendExample(people.extended, call);
      expect(headers.get('Cache-Control')).toBe('no-store');
    },
  );
});
