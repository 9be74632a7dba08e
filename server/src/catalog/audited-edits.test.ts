import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { addCatalog, addItem, catalogForm, itemForm } from '../../test/store-builder.ts';
import { query } from '../database/query.ts';

let shop: TestShop;
let staff: SignedIn;
let catalogId: string;
let itemId: string;

beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  catalogId = await addCatalog(staff);
  itemId = await addItem(staff, catalogId);
});
afterAll(() => shop.close());

interface Entry {
  action: string;
  actor: string;
  before: unknown;
  after: unknown;
}

/** Of that subject, the oldest first. */
function entriesOf(subject: string): Promise<Entry[]> {
  return query(
    shop.orm.em.fork(),
    `select action, v.actor_email as actor, v.before, v.after from audit_entries a join audit_values v on v.entry_id = a.id
      where subject = $1 order by at, id`,
    [subject],
  );
}

async function lastOf(subject: string): Promise<Entry | undefined> {
  return (await entriesOf(subject)).at(-1);
}

describe('edits of the shop window are noted', () => {
  it('a catalogue, from its making to its end, with what changed each time', async () => {
    const id = await addCatalog(staff, { title: 'Collets' });
    const subject = `catalog ${id}`;
    await staff.put(`/api/catbuilder/${id}`, catalogForm({ title: 'ER collets' }));
    await staff.delete(`/api/catbuilder/${id}`);
    const actor = staff.account.email;
    expect(await entriesOf(subject)).toEqual([
      {
        action: 'catalog.create-catalog',
        actor,
        before: null,
        after: expect.objectContaining({ title: 'Collets', enabled: true, link: null }),
      },
      {
        action: 'catalog.update-catalog',
        actor,
        before: { title: 'Collets' },
        after: { title: 'ER collets' },
      },
      {
        action: 'catalog.delete-catalog',
        actor,
        before: expect.objectContaining({ title: 'ER collets' }),
        after: null,
      },
    ]);
  });

  it('an item, with its price in cents and its count', async () => {
    const id = await addItem(staff, catalogId, { title: 'Collet nut' });
    const form = itemForm({ title: 'Collet nut', price: '12.5', inventory: '9' });
    await staff.put(`/api/catbuilder/${catalogId}/${id}`, form);
    await staff.delete(`/api/catbuilder/${catalogId}/${id}`);
    const all = { title: 'Collet nut', taxCode: 'txcd_99999999' };
    expect(await entriesOf(`item ${catalogId}/${id}`)).toMatchObject([
      { action: 'catalog.create-item', before: null, after: { ...all, onHand: 7 } },
      {
        action: 'catalog.update-item',
        before: { priceCents: 38_995, onHand: 7 },
        after: { priceCents: 1250, onHand: 9 },
      },
      { action: 'catalog.delete-item', before: { ...all, priceCents: 1250 }, after: null },
    ]);
  });

  it('an attribute of an item', async () => {
    const path = `/api/catbuilder/${catalogId}/${itemId}/weight`;
    await staff.put(path, { type: 'WEIGHT', value: '24' });
    await staff.put(path, { type: 'WEIGHT', value: '7.5' });
    await staff.delete(path);
    const action = 'catalog.save-attribute';
    expect(await entriesOf(`attribute ${catalogId}/${itemId}/weight`)).toMatchObject([
      { action, before: null, after: { type: 'WEIGHT', value: '24', description: null } },
      { action, before: { value: '24' }, after: { value: '7.5' } },
      { action: 'catalog.delete-attribute', before: { value: '7.5' }, after: null },
    ]);
  });

  it('what did not change is left out', async () => {
    const subject = `item ${catalogId}/${itemId}`;
    await staff.put(`/api/catbuilder/${catalogId}/${itemId}`, itemForm({ locked: 'true' }));
    expect(await lastOf(subject)).toMatchObject({
      before: { locked: false },
      after: { locked: true },
    });
    expect(Object.keys(Object((await lastOf(subject))?.after))).toEqual(['locked']);
    await staff.put(`/api/catbuilder/${catalogId}/${itemId}`, itemForm());
  });

  it('saving without a change, or in vain, leaves no note', async () => {
    const attribute = `/api/catbuilder/${catalogId}/${itemId}/size`;
    await staff.put(attribute, { type: 'SIZE', value: 'ER20' });
    const count = async () => {
      const [row] = await query<{ count: number }>(
        shop.orm.em.fork(),
        'select count(*)::int as count from audit_entries',
      );
      return row?.count;
    };
    const before = await count();
    const replies = [
      await staff.put(`/api/catbuilder/${catalogId}`, catalogForm()),
      await staff.put(`/api/catbuilder/${catalogId}/${itemId}`, itemForm()),
      await staff.put(attribute, { type: 'SIZE', value: 'ER20' }),
    ];
    expect(replies.map(({ body }) => body)).toMatchObject(
      replies.map(() => ({ Status: 'SUCCESS' })),
    );
    const refused = await staff.put(attribute, { type: 'COLOR', value: 'red' });
    expect(refused.body).toMatchObject({ Status: 'ERROR' });
    expect((await staff.delete(`/api/catbuilder/${catalogId}`)).body).toMatchObject({
      Status: 'ERROR',
    });
    expect(await count()).toBe(before);
  });
});
