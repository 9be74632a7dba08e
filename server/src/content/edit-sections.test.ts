import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addElement, addSection, sectionForm } from '../../test/content-builder.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { countStatements } from '../database/count-statements.ts';

let shop: TestShop;
let staff: SignedIn;

beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});

afterAll(() => shop.close());

const builder = '/api/contentbuilder';

describe('editing sections', () => {
  it('a new section gets its key from the title and is there at once', async () => {
    const reply = await staff.put(`${builder}/`, sectionForm({ title: 'Häufige Fragen & Tips' }));
    expect(reply.body).toMatchObject({
      Status: 'SUCCESS',
      Reason: 'The section was made.',
      Content: {
        category: 'haufige-fragen-tips',
        version: 1,
        external: false,
        link: null,
        image: null,
      },
    });
    const { body } = await staff.get('/api/creator/');
    expect(body).toContainEqual(expect.objectContaining({ category: 'haufige-fragen-tips' }));
  });

  it('boxes that are not ticked mean no', async () => {
    const { enabled: _, ...form } = sectionForm();
    const { body } = await staff.put(`${builder}/`, form);
    expect(body).toMatchObject({
      Content: { enabled: false, expired: false, locked: false, external: false },
    });
  });

  it('namesakes get a number, also after the first one is deleted', async () => {
    const title = 'Guides';
    expect(await addSection(staff, { title })).toBe('guides');
    expect((await staff.delete(`${builder}/guides`)).body).toMatchObject({ Status: 'SUCCESS' });
    expect(await addSection(staff, { title })).toBe('guides-2');
    expect(await addSection(staff, { title })).toBe('guides-3');
  });

  it('namesakes made at the same moment get different keys', async () => {
    const keys = await Promise.all([1, 2, 3, 4].map(() => addSection(staff, { title: 'News' })));
    expect(keys.toSorted()).toEqual(['news', 'news-2', 'news-3', 'news-4']);
  });

  it('a changed section is seen at once, disabled ones by staff only', async () => {
    const category = await addSection(staff);
    const form = sectionForm({ title: 'Workshop', enabled: 'false', imageAlt: 'A workbench' });
    const reply = await staff.put(`${builder}/${category}`, form);
    expect(reply.body).toMatchObject({
      Reason: 'The section was saved.',
      Content: { title: 'Workshop', enabled: false, imageAlt: 'A workbench', version: 2 },
    });
    expect((await staff.get(`/api/creator/${category}`)).status).toBe(404);
    const { body } = await staff.get(`${builder}/`);
    expect(body).toContainEqual(expect.objectContaining({ category, title: 'Workshop' }));
  });

  it('an edit of an outdated version is refused with the present record', async () => {
    const category = await addSection(staff);
    await staff.put(`${builder}/${category}`, sectionForm({ title: 'First', version: '1' }));
    const late = await staff.put(`${builder}/${category}`, sectionForm({ version: '1' }));
    expect(late).toMatchObject({
      status: 409,
      body: {
        Status: 'ERROR',
        Reason: 'Somebody changed this section meanwhile. Look at it again, then save.',
        Content: { category, title: 'First', version: 2 },
      },
    });
  });

  it('of two edits of one version made at the same moment one is refused', async () => {
    const category = await addSection(staff);
    const edit = (title: string) =>
      staff.put(`${builder}/${category}`, sectionForm({ title, version: '1' }));
    const replies = await Promise.all([edit('One'), edit('Other')]);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(1);
  });

  it('without a version the last edit wins', async () => {
    const category = await addSection(staff);
    await staff.put(`${builder}/${category}`, sectionForm({ title: 'First' }));
    const last = await staff.put(`${builder}/${category}`, sectionForm({ title: 'Last' }));
    expect(last.body).toMatchObject({ Content: { title: 'Last', version: 3 } });
  });

  it('a section with elements is not deleted, an empty one is', async () => {
    const category = await addSection(staff);
    const elementId = await addElement(staff, category);
    expect(await staff.delete(`${builder}/${category}`)).toMatchObject({
      status: 200,
      body: { Status: 'ERROR', Reason: 'CONTENT NOT EMPTY' },
    });
    await staff.delete(`${builder}/${category}/${elementId}`);
    expect((await staff.delete(`${builder}/${category}`)).body).toEqual({
      Status: 'SUCCESS',
      Reason: 'The section was deleted.',
    });
    expect((await staff.get(`/api/creator/${category}`)).status).toBe(404);
    expect((await staff.get(`${builder}/${category}`)).status).toBe(404);
    expect((await staff.delete(`${builder}/${category}`)).status).toBe(404);
  });

  it('an unknown section is 404', async () => {
    const edit = await staff.put(`${builder}/no-such`, sectionForm());
    expect(edit).toMatchObject({ status: 404, body: { Reason: 'There is no such section.' } });
    expect((await staff.get(`${builder}/no-such`)).status).toBe(404);
  });

  it.each([
    ['link', 'javascript:alert(1)'],
    ['listingOrderWeight', '1.5'],
    ['title', ''],
    ['description', ''],
  ])('a %s of "%s" is refused, naming the field', async (field, value) => {
    const reply = await staff.put(`${builder}/`, sectionForm({ [field]: value }));
    expect(reply).toMatchObject({ status: 400, body: { Errors: [{ path: field }] } });
  });

  it('listing them takes one statement beside the session', async () => {
    const { statements } = await countStatements(shop.orm, () => staff.get(`${builder}/`));
    expect(statements.length).toBeLessThanOrEqual(2);
  });
});
