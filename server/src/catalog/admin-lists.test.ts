import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCatalog, makeItem } from '../../test/factories/catalog.ts';
import { listPath } from '../../test/list-path.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { countStatements } from '../database/count-statements.ts';

let shop: TestShop;
let staff: SignedIn;

beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  await makeCatalog(shop, { id: 'spindles', title: 'Spindles', listingOrderWeight: 20 });
  await makeCatalog(shop, { id: 'rails', title: 'Linear rails', listingOrderWeight: 10 });
  await makeCatalog(shop, {
    id: 'drafts',
    title: 'Drafts',
    enabled: false,
    listingOrderWeight: 30,
  });
  const item = { catalogId: 'spindles' };
  await makeItem(shop, { ...item, itemId: 'er20', title: 'ER20 spindle', priceCents: 38_995 });
  await makeItem(shop, {
    ...item,
    itemId: 'er11',
    title: 'ER11 spindle',
    priceCents: 12_995,
    onHand: 3,
    reserved: 3,
  });
  await makeItem(shop, {
    ...item,
    itemId: 'gone',
    title: 'Old spindle',
    enabled: false,
    expired: true,
  });
  await makeItem(shop, {
    catalogId: 'rails',
    itemId: 'er20',
    title: 'Rail 100%',
    taxCode: 'txcd_1',
  });
});

afterAll(() => shop.close());

async function list(resource: string, options: Parameters<typeof listPath>[1] = {}) {
  const reply = await staff.get(listPath(resource, options));
  expect(reply.status).toBe(200);
  const records = Array.isArray(reply.body) ? reply.body : [];
  return { range: reply.headers.get('Content-Range'), ids: records.map(({ id }) => String(id)) };
}

describe('the list of catalogues', () => {
  it('has all of them, disabled ones too, in the order of the shop', async () => {
    expect(await list('catalogs')).toEqual({
      range: 'catalogs 0-2/3',
      ids: ['rails', 'spindles', 'drafts'],
    });
  });

  it.each([
    [{ q: 'LINEAR' }, ['rails']],
    [{ enabled: false }, ['drafts']],
    [{ id: ['spindles', 'nothing'] }, ['spindles']],
  ])('by %j finds %j', async (filter, ids) => {
    expect((await list('catalogs', { filter })).ids).toEqual(ids);
  });

  it('one catalogue is as in the list', async () => {
    const reply = await staff.get('/api/admin/catalogs/rails');
    expect(reply.body).toMatchObject({ id: 'rails', catalogId: 'rails', title: 'Linear rails' });
    expect((await staff.get('/api/admin/catalogs/nothing')).status).toBe(404);
  });
});

describe('the list of items', () => {
  it('names each by its catalogue and itself', async () => {
    expect(await list('items')).toEqual({
      range: 'items 0-3/4',
      ids: ['rails_er20', 'spindles_er11', 'spindles_er20', 'spindles_gone'],
    });
  });

  it('sorts by price', async () => {
    const options = {
      sort: ['price', 'ASC'],
      filter: { enabled: true, catalogId: 'spindles' },
    } as const;
    expect((await list('items', options)).ids).toEqual(['spindles_er11', 'spindles_er20']);
  });

  it.each([
    [{ q: '100%' }, ['rails_er20']],
    [{ q: 'er20' }, ['rails_er20', 'spindles_er20']],
    [{ outOfStock: true }, ['spindles_er11']],
    [{ id: ['spindles_gone', 'rails_er20'] }, ['rails_er20', 'spindles_gone']],
    [{ expired: true }, ['spindles_gone']],
  ])('by %j finds %j', async (filter, ids) => {
    expect((await list('items', { filter })).ids).toEqual(ids);
  });

  it('one item is as staff see it', async () => {
    const reply = await staff.get('/api/admin/items/rails_er20');
    expect(reply.body).toMatchObject({
      id: 'rails_er20',
      catalogItemId: 'er20',
      taxCode: 'txcd_1',
    });
    expect((await staff.get('/api/admin/items/rails_er11')).status).toBe(404);
  });

  it('takes one statement beside the session', async () => {
    const { statements } = await countStatements(shop.orm, () => list('items'));
    expect(statements.length).toBeLessThanOrEqual(2);
  });
});

describe.each(['catalogs', 'items'])('the list of %s', (resource) => {
  it.each([
    [{ filter: { enabled: 'perhaps' } }, 'enabled'],
    [{ filter: { colour: 'red' } }, 'filter'],
    [{ sort: ['colour', 'ASC'] }, 'sort'],
  ] as const)('refuses %j, naming %s', async (options, named) => {
    const reply = await staff.get(listPath(resource, options));
    expect(reply.status).toBe(400);
    expect(reply.text).toContain(named);
  });

  it('is for administrators', async () => {
    const customer = await signInAs(shop, 'customer');
    expect((await customer.get(`/api/admin/${resource}`)).status).toBe(403);
  });
});
