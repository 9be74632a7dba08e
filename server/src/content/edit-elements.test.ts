import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addElement, addSection, elementForm } from '../../test/content-builder.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { countStatements } from '../database/count-statements.ts';

let shop: TestShop;
let staff: SignedIn;
let category: string;
let section: string;

beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  category = await addSection(staff);
  section = `/api/contentbuilder/${category}`;
});

afterAll(() => shop.close());

async function shownIds(): Promise<string> {
  return (await staff.get(`/api/creator/${category}`)).text;
}

describe('editing elements', () => {
  it('a new element gets its id from the title and is there at once', async () => {
    const reply = await staff.put(`${section}/`, elementForm({ title: 'Router table, plywood' }));
    expect(reply.body).toMatchObject({
      Status: 'SUCCESS',
      Reason: 'The element was made.',
      ContentElement: {
        category,
        elementId: 'router-table-plywood',
        version: 1,
        digital: false,
        subscription: false,
        subscriptionLink: null,
        attributes: [],
      },
    });
    expect(await shownIds()).toContain('"router-table-plywood"');
  });

  it('namesakes get a number, also after the first one is deleted', async () => {
    const title = 'Lathe';
    expect(await addElement(staff, category, { title })).toBe('lathe');
    await staff.delete(`${section}/lathe`);
    expect(await addElement(staff, category, { title })).toBe('lathe-2');
  });

  it('namesakes made at the same moment get different ids', async () => {
    const add = () => addElement(staff, category, { title: 'Mill' });
    const ids = await Promise.all([add(), add(), add()]);
    expect(ids.toSorted()).toEqual(['mill', 'mill-2', 'mill-3']);
  });

  it('a changed element is seen at once, a disabled one by staff only', async () => {
    const elementId = await addElement(staff, category, { title: 'Plotter' });
    const form = elementForm({
      title: 'Pen plotter',
      subscription: 'true',
      subscriptionLink: 'https://example.com/join',
      locked: 'true',
    });
    const reply = await staff.put(`${section}/${elementId}`, form);
    expect(reply.body).toMatchObject({
      Reason: 'The element was saved.',
      ContentElement: {
        title: 'Pen plotter',
        subscription: true,
        subscriptionLink: 'https://example.com/join',
        locked: true,
        version: 2,
      },
    });
    expect(await shownIds()).toContain('"Pen plotter"');
    await staff.put(`${section}/${elementId}`, elementForm({ enabled: 'false' }));
    expect(await shownIds()).not.toContain(`"${elementId}"`);
    expect((await staff.get(section)).text).toContain(`"${elementId}"`);
  });

  it('an edit of an outdated version is refused with the present record', async () => {
    const elementId = await addElement(staff, category);
    const path = `${section}/${elementId}`;
    await staff.put(path, elementForm({ title: 'First', version: '1' }));
    expect(await staff.put(path, elementForm({ version: '1' }))).toMatchObject({
      status: 409,
      body: {
        Status: 'ERROR',
        Reason: 'Somebody changed this element meanwhile. Look at it again, then save.',
        ContentElement: { elementId, title: 'First', version: 2 },
      },
    });
  });

  it('of two edits of one version made at the same moment one is refused', async () => {
    const path = `${section}/${await addElement(staff, category)}`;
    const edit = (title: string) => staff.put(path, elementForm({ title, version: '1' }));
    const replies = await Promise.all([edit('One'), edit('Other')]);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(1);
  });

  it('a deleted one is gone, and unknown the second time', async () => {
    const elementId = await addElement(staff, category, { title: 'Passing' });
    const path = `${section}/${elementId}`;
    expect((await staff.delete(path)).body).toEqual({
      Status: 'SUCCESS',
      Reason: 'The element was deleted.',
    });
    expect(await shownIds()).not.toContain('"passing"');
    expect((await staff.delete(path)).status).toBe(404);
    expect((await staff.put(path, elementForm())).status).toBe(404);
  });

  it('a section that is not there gets no element', async () => {
    const reply = await staff.put('/api/contentbuilder/no-such/', elementForm());
    expect(reply).toMatchObject({ status: 404, body: { Reason: 'There is no such section.' } });
  });

  it.each([
    ['subscriptionLink', 'ftp://example.com'],
    ['listingOrderWeight', 'first'],
    ['title', ''],
  ])('a %s of "%s" is refused, naming the field', async (field, value) => {
    const reply = await staff.put(`${section}/`, elementForm({ [field]: value }));
    expect(reply).toMatchObject({ status: 400, body: { Errors: [{ path: field }] } });
  });

  it('listing them takes one statement beside the session', async () => {
    await addElement(staff, category);
    const { statements } = await countStatements(shop.orm, () => staff.get(section));
    expect(statements.length).toBeLessThanOrEqual(2);
  });
});
