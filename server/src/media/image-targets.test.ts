import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeItem } from '../../test/factories/catalog.ts';
import { httpClient } from '../../test/http-client.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { addCatalog, addItem } from '../../test/store-builder.ts';
import { ElementAttribute } from '../content/element-attribute.entity.ts';
import { Element } from '../content/element.entity.ts';
import { Section } from '../content/section.entity.ts';
import { query } from '../database/query.ts';
import { freshPicture } from './fixtures/pictures.ts';
import { sendPicture } from './fixtures/send-picture.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

describe('a picture becomes', () => {
  it("the catalogue's, as an edit like any other", async () => {
    const id = await addCatalog(staff);
    const reply = await upload(`/api/catimage/${id}`);
    expect(reply.body).toMatchObject({
      Status: 'SUCCESS',
      Reason: 'The picture was saved.',
      Catalog: { catalogId: id, image: expect.stringMatching(/^uploads\//), version: 2 },
    });
    const { body } = await staff.get('/api/catalog/');
    expect(body).toContainEqual(expect.objectContaining(Object(reply.body).Catalog));
    await expectNote('catalog.upload-image', `catalog ${id}`, {
      before: { image: null },
      after: { image: Object(reply.body).Catalog.image },
    });
  });

  it("the item's, and an older form of it is stale then", async () => {
    const id = await addCatalog(staff);
    const itemId = await addItem(staff, id);
    const reply = await upload(`/api/catimage/${id}/${itemId}`);
    expect(reply.body).toMatchObject({
      Status: 'SUCCESS',
      CatalogItem: { image: expect.stringMatching(/^uploads\//), version: 2 },
    });
    const seen = await staff.get(`/api/catalog/${id}/${itemId}`);
    expect(seen.body).toMatchObject({ image: Object(reply.body).CatalogItem.image });
    await expectNote('catalog.upload-image', `item ${id}/${itemId}`);
  });

  it("an attribute's, where it holds one", async () => {
    const attributes = [
      { attributeId: 'nut', type: 'IMAGE', value: '', description: 'The nut' },
      { attributeId: 'weight', type: 'WEIGHT', value: '24' },
    ] as const;
    const { catalogId, itemId } = await makeItem(shop, { attributes: [...attributes] });
    const reply = await upload(`/api/catimage/${catalogId}/${itemId}/nut`);
    expect(reply.body).toEqual({ Status: 'SUCCESS', Reason: 'The picture was saved.' });
    const seen = await staff.get(`/api/catalog/${catalogId}/${itemId}`);
    const picture = { attributeId: 'nut', value: expect.stringMatching(/^uploads\//), version: 2 };
    expect(seen.body).toMatchObject({ attributes: [picture, { value: '24' }] });
    await expectNote('catalog.upload-image', `attribute ${catalogId}/${itemId}/nut`);
    expect((await upload(`/api/catimage/${catalogId}/${itemId}/weight`)).body).toMatchObject({
      Status: 'ERROR',
      Reason: 'This attribute is of type WEIGHT: only an IMAGE takes a picture.',
    });
  });

  it("the section's", async () => {
    const { category } = await makeElement();
    const reply = await upload(`/api/contentimage/${category}`);
    expect(reply.body).toMatchObject({
      Status: 'SUCCESS',
      Content: { category, image: expect.stringMatching(/^uploads\//), version: 2 },
    });
    await expectNote('content.upload-image', `section ${category}`);
  });

  it("the element's", async () => {
    const { category, elementId } = await makeElement();
    const reply = await upload(`/api/contentimage/${category}/${elementId}`);
    expect(reply.body).toMatchObject({
      Status: 'SUCCESS',
      ContentElement: { elementId, image: expect.stringMatching(/^uploads\//), version: 2 },
    });
    await expectNote('content.upload-image', `element ${category}/${elementId}`);
  });

  it("an element's fact's", async () => {
    const { category, elementId } = await makeElement();
    const reply = await upload(`/api/contentimage/${category}/${elementId}/detail`);
    expect(reply.body).toEqual({ Status: 'SUCCESS', Reason: 'The picture was saved.' });
    const { body } = await staff.get(`/api/contentbuilder/${category}`);
    expect(body).toMatchObject([
      { attributes: [{ value: expect.stringMatching(/^uploads\//), version: 2 }] },
    ]);
    await expectNote('content.upload-image', `attribute ${category}/${elementId}/detail`);
  });
});

describe('a picture is not taken', () => {
  const missing = [
    '/api/catimage/never-was',
    '/api/catimage/never-was/nor-this',
    '/api/catimage/never-was/nor-this/nut',
    '/api/contentimage/never-was',
    '/api/contentimage/never-was/nor-this',
    '/api/contentimage/never-was/nor-this/detail',
  ];

  it.each(missing)('for what is not there, whatever is sent: %s', async (path) => {
    expect((await upload(path)).status).toBe(404);
    expect((await sendPicture(staff, path, Buffer.from('no picture'))).status).toBe(404);
  });

  it('for an attribute that is not there', async () => {
    const { catalogId, itemId } = await makeItem(shop);
    expect((await upload(`/api/catimage/${catalogId}/${itemId}/nut`)).status).toBe(404);
    const { category, elementId } = await makeElement();
    expect((await upload(`/api/contentimage/${category}/${elementId}/nut`)).status).toBe(404);
  });

  it('for what was deleted', async () => {
    const id = await addCatalog(staff);
    await staff.delete(`/api/catbuilder/${id}`);
    expect((await upload(`/api/catimage/${id}`)).status).toBe(404);
  });

  it.each(missing)('from anybody but extended staff: %s', async (path) => {
    const visitor = httpClient(shop.url);
    expect((await sendPicture(visitor, path, Buffer.from('x'))).status).toBe(401);
    const warehouse = await signInAs(shop, 'warehouse');
    expect((await sendPicture(warehouse, path, Buffer.from('x'))).status).toBe(403);
  });
});

async function upload(path: string) {
  return sendPicture(staff, path, await freshPicture());
}

async function expectNote(action: string, subject: string, change: object = {}): Promise<void> {
  const notes = await query(
    shop.orm.em.fork(),
    `select v.actor_email, v.before, v.after from audit_entries a join audit_values v on v.entry_id = a.id where action = $1 and subject = $2`,
    [action, subject],
  );
  expect(notes).toMatchObject([{ actor_email: staff.account.email, ...change }]);
}

let made = 0;

/** A section with one element, which has a fact that is a picture. */
async function makeElement() {
  made += 1;
  const key = { category: `news-${made}`, elementId: 'router' };
  const em = shop.orm.em.fork();
  const { category } = key;
  em.create(Section, { category, title: 'News', description: 'What is new.', enabled: true });
  const element = em.create(Element, {
    ...key,
    title: 'A router',
    description: 'Of plywood.',
    enabled: true,
  });
  em.create(ElementAttribute, { element, attributeId: 'detail', type: 'IMAGE' });
  await em.flush();
  return key;
}
