import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { makeCatalog, makeItem } from '../../test/factories/catalog.ts';
import { makeElement, makeSection } from '../../test/factories/content.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { exampleCalls, type ExampleCall } from './fixtures/example-calls.ts';
import { expectNoSecrets } from './fixtures/expect-rejection.ts';
import { oddRequests } from './fixtures/odd-requests.ts';
import { cookiesOf, leastPrivilegedFor, onePerKind, type People } from './fixtures/people.ts';
import { sendRaw } from './fixtures/raw-request.ts';

let shop: TestShop;
let people: People;
beforeAll(async () => {
  shop = await startShop();
  people = await onePerKind(shop);
  await makeItem(shop, {
    catalogId: await makeCatalog(shop, { id: 'spindles' }),
    itemId: 'er20-water-2200',
  });
  await makeElement(shop, { category: await makeSection(shop, { category: 'home' }) });
  await shop.services.snapshot.refresh();
});
afterAll(() => shop.close());

/**
 * `ODD_REQUESTS=… ODD_SEED=…` searches longer, or with another seed, for requests that break the
 * shop.
 */
const requestsEach = Number(process.env['ODD_REQUESTS'] ?? 5);
const seed = Number(process.env['ODD_SEED'] ?? 1);

/** The published contract is prose, in which words such as "update" and "set" reveal nothing. */
const isContract = ({ operation }: ExampleCall, status: number) =>
  operation.tag === 'contract' && status === 200;

describe('an odd request', () => {
  it.each(exampleCalls())('never breaks the shop or reveals internals: $id', async (call) => {
    const cookie = cookiesOf(people[leastPrivilegedFor(call)]);
    await fc.assert(
      fc.asyncProperty(oddRequests(call), async (request) => {
        const headers = { ...request.headers, ...(cookie && { Cookie: cookie }) };
        const reply = await sendRaw(shop.url, { ...request, headers });
        if (reply.status >= 500) throw new Error(reply.text);
        if (!isContract(call, reply.status)) expectNoSecrets(reply);
      }),
      { numRuns: requestsEach, seed },
    );
  });
});
