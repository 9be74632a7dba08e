import { afterAll, beforeAll, expect, it } from 'vitest';
import { startShop, type TestShop } from '../../test/shop.ts';
import { columnsOfWords } from './fixtures/columns-of-words.ts';
import { retention } from './retention/retention.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

it('every column that can hold text is listed once, as personal or not', async () => {
  const there = (await columnsOfWords(shop)).map(({ table, name }) => `${table}.${name}`);
  const classified = [...retention].flatMap(([table, { plain, personal }]) =>
    [...plain, ...personal.flatMap(({ columns }) => columns)].map((name) => `${table}.${name}`),
  );
  expect(classified.toSorted()).toEqual(there.toSorted());
});
