import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { addCatalog, addItem, catalogForm } from '../../test/store-builder.ts';
import { countStatements } from '../database/count-statements.ts';

let shop: TestShop;
let staff: SignedIn;

beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});

afterAll(() => shop.close());

describe('editing catalogues', () => {
  it('a new catalogue gets its id from the title and is there at once', async () => {
    const reply = await staff.put('/api/catbuilder/', catalogForm({ title: 'Fräsmotoren & Co.' }));
    expect(reply.body).toMatchObject({
      Status: 'SUCCESS',
      Catalog: { catalogId: 'frasmotoren-co', version: 1, external: false, link: null },
    });
    const { body } = await staff.get('/api/catalog/');
    expect(body).toContainEqual(expect.objectContaining({ catalogId: 'frasmotoren-co' }));
  });

  it('namesakes get a number, also after the first one is deleted', async () => {
    const title = 'End mills';
    expect(await addCatalog(staff, { title })).toBe('end-mills');
    await staff.delete('/api/catbuilder/end-mills');
    expect(await addCatalog(staff, { title })).toBe('end-mills-2');
    expect(await addCatalog(staff, { title })).toBe('end-mills-3');
  });

  it('namesakes made at the same moment get different ids', async () => {
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

  it('a changed catalogue is seen at once, disabled ones by staff only', async () => {
    const id = await addCatalog(staff);
    const form = catalogForm({ title: 'Motors', enabled: 'false' });
    const reply = await staff.put(`/api/catbuilder/${id}`, form);
    expect(reply.body).toMatchObject({ Catalog: { title: 'Motors', enabled: false, version: 2 } });
    expect((await staff.get(`/api/catalog/${id}`)).status).toBe(404);
    const { body } = await staff.get('/api/catbuilder/');
    expect(body).toContainEqual(expect.objectContaining({ catalogId: id, title: 'Motors' }));
  });

  it('an edit of an outdated version is refused with the present record', async () => {
    const id = await addCatalog(staff);
    await staff.put(`/api/catbuilder/${id}`, catalogForm({ title: 'First', version: '1' }));
    const late = await staff.put(`/api/catbuilder/${id}`, catalogForm({ version: '1' }));
    expect(late).toMatchObject({
      status: 409,
      body: { Status: 'ERROR', Catalog: { catalogId: id, title: 'First', version: 2 } },
    });
  });

  it('of two edits of one version made at the same moment one is refused', async () => {
    const id = await addCatalog(staff);
    const edit = (title: string) =>
      staff.put(`/api/catbuilder/${id}`, catalogForm({ title, version: '1' }));
    const replies = await Promise.all([edit('One'), edit('Other')]);
    const refused = replies.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(1);
  });

  it('without a version the last edit wins', async () => {
    const id = await addCatalog(staff);
    await staff.put(`/api/catbuilder/${id}`, catalogForm({ title: 'First' }));
    const last = await staff.put(`/api/catbuilder/${id}`, catalogForm({ title: 'Last' }));
    expect(last.body).toMatchObject({ Status: 'SUCCESS', Catalog: { title: 'Last', version: 3 } });
  });

  it('a catalogue with items is not deleted, an empty one is', async () => {
    const id = await addCatalog(staff);
    const itemId = await addItem(staff, id);
    const refused = await staff.delete(`/api/catbuilder/${id}`);
    expect(refused).toMatchObject({
      status: 200,
      body: { Status: 'ERROR', Reason: 'CATALOG NOT EMPTY' },
    });
    await staff.delete(`/api/catbuilder/${id}/${itemId}`);
    expect((await staff.delete(`/api/catbuilder/${id}`)).body).toMatchObject({ Status: 'SUCCESS' });
    expect((await staff.get(`/api/catalog/${id}`)).status).toBe(404);
    expect((await staff.get(`/api/catbuilder/${id}`)).status).toBe(404);
  });

  it('an unknown catalogue is 404, a missing id 400', async () => {
    const edit = await staff.put('/api/catbuilder/no-such', catalogForm());
    expect(edit).toMatchObject({ status: 404, body: { Status: 'ERROR' } });
    expect((await staff.delete('/api/catbuilder/no-such')).status).toBe(404);
    expect((await staff.delete('/api/catbuilder/')).status).toBe(400);
  });

  it.each([
    ['link', 'javascript:alert(1)'],
    ['listingOrderWeight', '1.5'],
    ['title', ''],
  ])('a %s of "%s" is refused, naming the field', async (field, value) => {
    const reply = await staff.put('/api/catbuilder/', catalogForm({ [field]: value }));
    expect(reply).toMatchObject({ status: 400, body: { Errors: [{ path: field }] } });
  });

  it('customers may not look into the store builder', async () => {
    const customer = await signInAs(shop, 'customer');
    expect((await customer.get('/api/catbuilder/')).status).toBe(403);
    expect((await customer.put('/api/catbuilder/', catalogForm())).status).toBe(403);
  });

  it('lists take one statement besides reading the session', async () => {
    const { statements } = await countStatements(shop.orm, () => staff.get('/api/catbuilder/'));
    const own = statements.filter((text) => !/session/.test(text) && !/union all/.test(text));
    expect(own).toHaveLength(1);
  });
});
