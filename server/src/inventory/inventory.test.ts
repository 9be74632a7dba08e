import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeItem, type TestItem } from '../../test/factories/catalog.ts';
import { httpClient, type HttpClient } from '../../test/http-client.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { countStatements } from '../database/count-statements.ts';

let shop: TestShop;
let visitor: HttpClient;

beforeAll(async () => {
  shop = await startShop();
  visitor = httpClient(shop.url);
});

afterAll(() => shop.close());

describe('the count of an item', () => {
  it('is what can be bought at the moment, without waiting for locks', async () => {
    const item = await makeItem(shop, { onHand: 7, reserved: 3 });
    const reply = await visitor.get(pathOf(item));
    expect(reply).toMatchObject({ status: 200, body: { count: 4 } });
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
  });

  it('takes one statement', async () => {
    const item = await makeItem(shop);
    const { statements } = await countStatements(shop.orm, () => visitor.get(pathOf(item)));
    expect(statements.filter((text) => !text.includes('union all'))).toHaveLength(1);
  });
});

function pathOf({ catalogId, itemId }: TestItem): string {
  return `/api/catalog/inventory/${catalogId}/${itemId}`;
}
