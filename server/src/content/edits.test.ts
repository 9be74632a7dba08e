import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addElement, addSection, elementForm, sectionForm } from '../../test/content-builder.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { countStatements } from '../database/count-statements.ts';

let shop: TestShop;
let staff: SignedIn;
let category: string;

const builder = '/api/contentbuilder';

beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  category = await addSection(staff);
  await addElement(staff, category);
});
afterAll(() => shop.close());

describe.each([
  {
    kind: 'sections',
    add: (title: string) => addSection(staff, { title }),
    pathOf: (id: string) => `${builder}/${id}`,
    form: sectionForm,
  },
  {
    kind: 'elements',
    add: (title: string) => addElement(staff, category, { title }),
    pathOf: (id: string) => `${builder}/${category}/${id}`,
    form: elementForm,
  },
])('editing $kind', ({ add, pathOf, form }) => {
  it('records with the same title created at the same time get different ids', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => add('News')));
    expect(ids.toSorted()).toEqual(['news', 'news-2', 'news-3', 'news-4']);
  });

  it('of two simultaneous edits of one version, one is rejected', async () => {
    const path = pathOf(await add('Guides'));
    const edit = (title: string) => staff.put(path, form({ title, version: '1' }));
    const replies = await Promise.all([edit('One'), edit('Other')]);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(1);
  });
});

it.each([
  () => `${builder}/`,
  () => `${builder}/${category}`,
  () => '/api/admin/sections',
  () => '/api/admin/elements',
])('a list takes one statement besides the session: %s', async (path) => {
  const { statements } = await countStatements(shop.orm, () => staff.get(path()));
  expect(statements.length).toBeLessThanOrEqual(2);
});
