import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeElement, makeSection } from '../../test/factories/content.ts';
import { listPath } from '../../test/list-path.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { countStatements } from '../database/count-statements.ts';

let shop: TestShop;
let staff: SignedIn;

beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  await makeSection(shop, { category: 'home', title: 'Home', listingOrderWeight: 20 });
  await makeSection(shop, { category: 'guides', title: 'Guides', listingOrderWeight: 10 });
  await makeSection(shop, {
    category: 'drafts',
    title: 'Drafts',
    enabled: false,
    listingOrderWeight: 30,
  });
  await makeElement(shop, { category: 'home', elementId: 'news', title: 'News' });
  await makeElement(shop, { category: 'home', elementId: 'soon', title: 'Soon', locked: true });
  await makeElement(shop, { category: 'guides', elementId: 'news', title: 'Old', enabled: false });
});

afterAll(() => shop.close());

async function list(resource: string, options: Parameters<typeof listPath>[1] = {}) {
  const reply = await staff.get(listPath(resource, options));
  expect(reply.status).toBe(200);
  const records = Array.isArray(reply.body) ? reply.body : [];
  return { range: reply.headers.get('Content-Range'), ids: records.map(({ id }) => String(id)) };
}

describe('the list of sections', () => {
  it('has all of them, disabled ones too, in the order of the site', async () => {
    expect(await list('sections')).toEqual({
      range: 'sections 0-2/3',
      ids: ['guides', 'home', 'drafts'],
    });
  });

  it.each([
    [{ q: 'GUID' }, ['guides']],
    [{ enabled: false }, ['drafts']],
    [{ id: ['home', 'nothing'] }, ['home']],
  ])('by %j finds %j', async (filter, ids) => {
    expect((await list('sections', { filter })).ids).toEqual(ids);
  });

  it('one section is as in the list', async () => {
    const reply = await staff.get('/api/admin/sections/home');
    expect(reply.body).toMatchObject({ id: 'home', category: 'home', title: 'Home' });
    expect((await staff.get('/api/admin/sections/nothing')).status).toBe(404);
  });
});

describe('the list of elements', () => {
  it('names each by its section and itself', async () => {
    expect(await list('elements')).toEqual({
      range: 'elements 0-2/3',
      ids: ['guides_news', 'home_news', 'home_soon'],
    });
  });

  it.each([
    [{ q: 'news' }, ['guides_news', 'home_news']],
    [{ category: 'home', locked: true }, ['home_soon']],
    [{ id: ['home_news'] }, ['home_news']],
  ])('by %j finds %j', async (filter, ids) => {
    expect((await list('elements', { filter })).ids).toEqual(ids);
  });

  it('sorts by title', async () => {
    expect((await list('elements', { sort: ['title', 'DESC'] })).ids).toEqual([
      'home_soon',
      'guides_news',
      'home_news',
    ]);
  });

  it('one element is as staff see it', async () => {
    const reply = await staff.get('/api/admin/elements/guides_news');
    expect(reply.body).toMatchObject({ id: 'guides_news', elementId: 'news', enabled: false });
    expect((await staff.get('/api/admin/elements/guides_soon')).status).toBe(404);
  });
});

describe.each(['sections', 'elements'])('the list of %s', (resource) => {
  it('takes one statement beside the session', async () => {
    const { statements } = await countStatements(shop.orm, () => list(resource));
    expect(statements.length).toBeLessThanOrEqual(2);
  });

  it.each([
    [{ filter: { enabled: 'perhaps' } }, 'enabled'],
    [{ filter: { colour: 'red' } }, 'filter'],
    [{ sort: ['colour', 'ASC'] }, 'sort'],
  ] as const)('refuses %j, naming %s', async (options, named) => {
    const reply = await staff.get(listPath(resource, options));
    expect(reply.status).toBe(400);
    expect(reply.text).toContain(named);
  });
});
