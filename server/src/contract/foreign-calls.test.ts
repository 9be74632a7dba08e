import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCatalog, makeItem } from '../../test/factories/catalog.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { exampleCalls, sendExample } from './fixtures/example-calls.ts';
import { expectRejection } from './fixtures/expect-rejection.ts';
import { onePerKind, leastPrivilegedFor, type People } from './fixtures/people.ts';
import { storedState } from './fixtures/stored-state.ts';

const calls = exampleCalls().filter(
  ({ operation }) => operation.changesState && !operation.rawBody,
);
const foreign: { from: string; headers: Record<string, string> }[] = [
  { from: 'another site', headers: { 'Sec-Fetch-Site': 'cross-site' } },
  { from: 'another host of the site', headers: { 'Sec-Fetch-Site': 'same-site' } },
  { from: 'the address bar', headers: { 'Sec-Fetch-Site': 'none' } },
  { from: 'a foreign origin', headers: { 'Sec-Fetch-Site': '', Origin: 'https://evil.example' } },
  { from: 'a hidden origin', headers: { 'Sec-Fetch-Site': '', Origin: 'null' } },
  { from: 'a foreign page', headers: { 'Sec-Fetch-Site': '', Referer: 'https://evil.example/' } },
  {
    from: 'a picture on our own page',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'image' },
  },
  { from: 'a prefetch', headers: { 'Sec-Purpose': 'prefetch' } },
];
const followed: typeof foreign = [
  { from: 'a link', headers: { 'Sec-Fetch-Site': '', Accept: 'text/html,*/*;q=0.8' } },
  { from: 'a link in an odd browser', headers: { 'Sec-Fetch-Site': '', Accept: '*/*, Text/HTML' } },
  {
    from: 'a link on our own page',
    headers: { 'Sec-Fetch-Dest': 'document', Accept: 'text/html,application/xhtml+xml' },
  },
];

/** Tries each call in three of these ways, so that all ways occur. One guard checks every call. */
const inTurn = calls.map((call, at) => {
  const ways = [0, 3, 6].flatMap((step) => foreign[(at + step) % foreign.length] ?? []);
  return { ...call, ways: call.operation.method === 'GET' ? [...ways, ...followed] : ways };
});

/** Records the attempt for staff. */
const noted = ['security_events'];

let shop: TestShop;
let people: People;
let before: string;
beforeAll(async () => {
  shop = await startShop();
  people = await onePerKind(shop);
  await makeItem(shop, {
    catalogId: await makeCatalog(shop, { id: 'spindles' }),
    itemId: 'er20-water-2200',
  });
  before = await storedState(shop.orm, noted);
});
afterAll(() => shop.close());

describe('a call that changes something', () => {
  it.each(inTurn)(
    'is rejected from anywhere except our own pages: $id',
    async ({ ways, ...call }) => {
      for (const { from, headers } of ways) {
        const reply = await sendExample(people[leastPrivilegedFor(call)], call, { headers });
        expect([from, reply.status]).toEqual([from, 403]);
        expectRejection(reply, 403);
      }
    },
  );

  it.each(calls.filter(({ operation }) => operation.method === 'GET'))(
    'is rejected as HEAD: $id',
    async (call) => {
      const reply = await sendExample(people[leastPrivilegedFor(call)], call, { method: 'HEAD' });
      expect(reply.status).toBe(405);
    },
  );

  it('has changed nothing in the rejected attempts', async () => {
    expect(await storedState(shop.orm, noted)).toBe(before);
  });

  it('succeeds from our own pages', async () => {
    const call = calls.find(({ id }) => id === 'createCatalog');
    if (call !== undefined) await sendExample(people.extended, call);
    expect(await storedState(shop.orm, noted)).not.toBe(before);
  });
});
