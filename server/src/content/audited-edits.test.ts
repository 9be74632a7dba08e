import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addElement, addSection, elementForm, sectionForm } from '../../test/content-builder.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';

let shop: TestShop;
let staff: SignedIn;
let category: string;

beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  category = await addSection(staff, { title: 'Workshop' });
});
afterAll(() => shop.close());

/** Of that subject, the oldest first. */
function entriesOf(subject: string) {
  return query<{ action: string; actor: string; before: unknown; after: unknown }>(
    shop.orm.em.fork(),
    `select action, v.actor_email as actor, v.before, v.after from audit_entries a join audit_values v on v.entry_id = a.id
      where subject = $1 order by at, id`,
    [subject],
  );
}

describe('edits of content are noted', () => {
  it('a section, from its making to its end, with what changed each time', async () => {
    const id = await addSection(staff, { title: 'Guides' });
    await staff.put(`/api/contentbuilder/${id}`, sectionForm({ title: 'How to' }));
    await staff.delete(`/api/contentbuilder/${id}`);
    const actor = staff.account.email;
    expect(await entriesOf(`section ${id}`)).toEqual([
      {
        action: 'content.create-section',
        actor,
        before: null,
        after: expect.objectContaining({ title: 'Guides', enabled: true, link: null }),
      },
      {
        action: 'content.update-section',
        actor,
        before: { title: 'Guides' },
        after: { title: 'How to' },
      },
      {
        action: 'content.delete-section',
        actor,
        before: expect.objectContaining({ title: 'How to' }),
        after: null,
      },
    ]);
  });

  it('an element and its attributes', async () => {
    const id = await addElement(staff, category, { title: 'Tramming' });
    const path = `/api/contentbuilder/${category}/${id}`;
    await staff.put(path, elementForm({ title: 'Tramming', locked: 'true' }));
    await staff.put(`${path}/time`, { type: 'SIZE', value: '20 min' });
    await staff.put(`${path}/time`, { type: 'SIZE', value: '25 min' });
    await staff.delete(`${path}/time`);
    await staff.delete(path);
    expect(await entriesOf(`element ${category}/${id}`)).toMatchObject([
      { action: 'content.create-element', before: null, after: { title: 'Tramming' } },
      { action: 'content.update-element', before: { locked: false }, after: { locked: true } },
      { action: 'content.delete-element', before: { title: 'Tramming' }, after: null },
    ]);
    const action = 'content.save-attribute';
    expect(await entriesOf(`attribute ${category}/${id}/time`)).toMatchObject([
      { action, before: null, after: { type: 'SIZE', value: '20 min' } },
      { action, before: { value: '20 min' }, after: { value: '25 min' } },
      { action: 'content.delete-attribute', before: { value: '25 min' }, after: null },
    ]);
  });

  it('saving without a change, or in vain, leaves no note', async () => {
    await addElement(staff, category, { title: 'Keeper' });
    const before = (await entriesOf(`section ${category}`)).length;
    await staff.put(`/api/contentbuilder/${category}`, sectionForm({ title: 'Workshop' }));
    expect((await staff.delete(`/api/contentbuilder/${category}`)).body).toMatchObject({
      Reason: 'CONTENT NOT EMPTY',
    });
    expect(await entriesOf(`section ${category}`)).toHaveLength(before);
  });
});
