import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { addCatalog, catalogForm } from '../../test/store-builder.ts';
import { countStatements } from '../database/count-statements.ts';

let shop: TestShop;
let staff: SignedIn;

beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});

afterAll(() => shop.close());

describe('editing catalogs', () => {
  it('catalogs with the same title created at the same time get different ids', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => addCatalog(staff, { title: 'Chucks' })));
    expect(ids.toSorted()).toEqual(['chucks', 'chucks-2', 'chucks-3', 'chucks-4']);
  });

  it.each([
    ['Cart', 'cart-2'],
    ['Inventory', 'inventory-2'],
    ['TaxCodes', 'taxcodes-2'],
    ['item_editor', 'item-editor'],
    ['主轴', 'catalog'],
    [
      'A rather long title that goes on and on, past all that is sensible',
      'a-rather-long-title-that-goes-on-and-on-past-all-that-is',
    ],
  ])('the title %s gives the id %s', async (title, id) => {
    expect(await addCatalog(staff, { title })).toBe(id);
  });

  it('of two simultaneous edits of one version, one is rejected', async () => {
    const id = await addCatalog(staff);
    const edit = (title: string) =>
      staff.put(`/api/catbuilder/${id}`, catalogForm({ title, version: '1' }));
    const replies = await Promise.all([edit('One'), edit('Other')]);
    const rejected = replies.filter(({ status }) => status === 409);
    expect(rejected).toHaveLength(1);
  });

  it('an unknown catalog is 404, a missing id 400', async () => {
    const edit = await staff.put('/api/catbuilder/no-such', catalogForm());
    expect(edit).toMatchObject({ status: 404, body: { Status: 'ERROR' } });
    expect((await staff.delete('/api/catbuilder/no-such')).status).toBe(404);
    expect((await staff.delete('/api/catbuilder/')).status).toBe(400);
  });

  it.each([
    ['link', 'javascript:alert(1)'],
    ['listingOrderWeight', '1.5'],
    ['title', ''],
  ])('a %s of "%s" is rejected, naming the field', async (field, value) => {
    const reply = await staff.put('/api/catbuilder/', catalogForm({ [field]: value }));
    expect(reply).toMatchObject({ status: 400, body: { Errors: [{ path: field }] } });
  });

  it('lists take one statement besides the session', async () => {
    const { statements } = await countStatements(shop.orm, () => staff.get('/api/catbuilder/'));
    const own = statements.filter((text) => !/session/.test(text) && !/union all/.test(text));
    expect(own).toHaveLength(1);
  });
});
