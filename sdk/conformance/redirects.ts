import { expect, it } from 'vitest';
import { asJson } from '../src/client.ts';
import { replyOf } from '../src/errors.ts';
import { defineConformance } from './define-conformance.ts';
import { administratorOf } from './makers/administrator.ts';
import { contentBuilder } from './makers/content-builder.ts';
import { rejectionOf } from './makers/rejection.ts';
import { storeBuilder } from './makers/store-builder.ts';

interface Addresses {
  from: string;
  to: string;
}

export const redirectsConformance = defineConformance(['redirects'], (shop) => {
  const staff = async () => (await administratorOf(shop())).shop;
  const at = (id: string) => ({ params: { path: { id } } });
  const create = async (body: Addresses) =>
    replyOf((await staff()).POST('/api/admin/redirects', { body, ...asJson }));
  const update = async (id: string, body: Addresses & { version?: number }) =>
    replyOf((await staff()).PUT('/api/admin/redirects/{id}', { ...at(id), body, ...asJson }));
  const remove = async (id: string) =>
    replyOf((await staff()).DELETE('/api/admin/redirects/{id}', at(id)));
  const list = async (filter: object) =>
    replyOf(
      (await staff()).GET('/api/admin/redirects', {
        params: { query: { filter: JSON.stringify(filter) } },
      }),
    );
  /** Returns a path that nothing else uses. */
  const newPath = () => `/old/${crypto.randomUUID()}`;

  it('creates, finds, changes and deletes a redirect', async () => {
    const path = newPath();
    const { Status, Redirect } = await create({
      from: `${path.toUpperCase()}/`,
      to: ' /ui/shop/ ',
    });
    expect({ Status, Redirect }).toEqual({
      Status: 'SUCCESS',
      Redirect: {
        id: expect.any(String),
        from: path,
        to: '/ui/shop',
        origin: 'STAFF',
        subject: null,
        version: 1,
        dateCreated: expect.any(String),
      },
    });
    const { id = '' } = Redirect ?? {};
    expect(await list({ q: path.slice(5, 30).toUpperCase() })).toEqual([Redirect]);
    expect(await list({ q: path, origin: 'AUTOMATIC' })).toEqual([]);
    const changed = { id, from: `${path}/b`, to: '/ui/support', version: 2 };
    expect(await update(id, { from: `${path}/b`, to: '/ui/support', version: 1 })).toMatchObject({
      Status: 'SUCCESS',
      Redirect: changed,
    });
    expect(await update(id, { from: path, to: '/home', version: 1 })).toMatchObject({
      Status: 'ERROR',
      code: 'CHANGED_MEANWHILE',
      Redirect: changed,
    });
    expect(await remove(id)).toMatchObject({ Status: 'SUCCESS' });
    expect(await rejectionOf(remove(id))).toMatchObject({ status: 404 });
    expect(await rejectionOf(update(id, { from: path, to: '/home' }))).toMatchObject({
      status: 404,
    });
    expect(await list({ q: path })).toEqual([]);
  });

  it('shortens chains and rejects loops', async () => {
    const [a, b, c] = [newPath(), newPath(), newPath()];
    await create({ from: a, to: b });
    const { Redirect } = await create({ from: b, to: c });
    expect(await list({ q: a })).toMatchObject([{ from: a, to: c, version: 2 }]);
    const loop = { Status: 'ERROR', code: 'REDIRECT_LOOP', Redirect: null };
    expect(await create({ from: c, to: a })).toMatchObject(loop);
    expect(await create({ from: newPath(), to: a })).toMatchObject({ Redirect: { to: c } });
    expect(await create({ from: b, to: '/home' })).toMatchObject({
      Status: 'ERROR',
      code: 'REDIRECT_EXISTS',
    });
    expect(await update(Redirect?.id ?? '', { from: c, to: b })).toMatchObject({
      Status: 'SUCCESS',
      Redirect: { from: c, to: b },
    });
    expect(await list({ q: a })).toMatchObject([{ from: a, to: b }]);
  });

  it('rejects addresses outside the shop and its own pages, and says which', async () => {
    for (const [body, path] of [
      [{ from: '/home', to: '/ui/shop' }, 'from'],
      [{ from: '/old?id=1', to: '/ui/shop' }, 'from'],
      [{ from: newPath(), to: 'https://shop.example/' }, 'to'],
      [{ from: newPath(), to: '//shop.example/' }, 'to'],
      [{ from: newPath(), to: '/api/catalog' }, 'to'],
    ] as const) {
      expect(await rejectionOf(create(body))).toMatchObject({
        status: 400,
        errors: [{ path, message: expect.any(String) }],
      });
    }
  });

  it('redirects a deleted item to its catalog, and a deleted catalog and page to the start page', async () => {
    const store = storeBuilder(shop);
    const { Catalog } = await store.makeCatalog({ enabled: true });
    const { catalogId = '' } = Catalog ?? {};
    const { CatalogItem } = await store.makeItem(catalogId);
    const { catalogItemId = '' } = CatalogItem ?? {};
    await store.deleteItem({ catalogId, catalogItemId });
    const from = `/ui/shop/${catalogId}/${catalogItemId}`;
    expect(await list({ q: from })).toMatchObject([
      {
        from,
        to: `/ui/shop/${catalogId}`,
        origin: 'AUTOMATIC',
        subject: `item ${catalogId}/${catalogItemId}`,
      },
    ]);
    await store.deleteCatalog(catalogId);
    expect(await list({ q: from })).toMatchObject([{ to: '/home', origin: 'AUTOMATIC' }]);

    const content = contentBuilder(shop);
    const sections = await content.sections();
    if (!sections.some(({ category }) => category === 'pages')) {
      await content.makeSection({ title: 'Pages' });
    }
    const { ContentElement } = await content.makeElement('pages');
    const { elementId = '' } = ContentElement ?? {};
    await content.deleteElement({ category: 'pages', elementId });
    expect(await list({ q: `/ui/pages/${elementId}` })).toMatchObject([
      { to: '/home', subject: `element pages/${elementId}` },
    ]);
  });
});
