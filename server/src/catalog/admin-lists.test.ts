import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeItem } from '../../test/factories/catalog.ts';
import { listPath } from '../../test/list-path.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { countStatements } from '../database/count-statements.ts';

let shop: TestShop;
let staff: SignedIn;

beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  await makeItem(shop, { title: 'Rail 100%' });
  await makeItem(shop, { title: 'Spindle, 1000 W' });
});
afterAll(() => shop.close());

const list = (q: string) => staff.get(listPath('items', { filter: { q } }));

it.each([
  ['100%', ['Rail 100%']],
  ['0%', ['Rail 100%']],
  ['%', ['Rail 100%']],
  ['0%0', []],
])('items by %s are %j, with and without an index', async (q, titles) => {
  expect((await list(q)).body).toMatchObject(titles.map((title) => ({ title })));
});

it('a list takes one statement besides the session', async () => {
  const { statements } = await countStatements(shop.orm, () => list('rail'));
  expect(statements.length).toBeLessThanOrEqual(2);
});
