import { describe, expect, it } from 'vitest';
import { replyOf } from '../src/errors.ts';
import type { components } from '../src/schema.d.ts';
import { defineConformance } from './define-conformance.ts';
import { makeCatalog } from './makers/make-catalog.ts';
import { makeElement, makeSection } from './makers/make-element.ts';
import { makeItem, readItem } from './makers/make-item.ts';
import { listQuery } from './makers/list-query.ts';
import { pictureFile } from './makers/pictures.ts';
import { rejectionOf } from './makers/rejection.ts';
import { storeBuilder } from './makers/store-builder.ts';
import { downloadUploadsConform } from './media/downloads.ts';

type Item = components['schemas']['CatalogItemRecord'];

const saved = { Status: 'SUCCESS', Reason: 'Picture saved.' };
const picturePath = expect.stringMatching(/^uploads\/[0-9a-f]{40}\.webp$/);

const withPicture = [
  { attributeId: 'Side view', type: 'IMAGE', value: '' },
  { attributeId: 'Color', type: 'COLOR', value: 'red' },
] as const;

export const mediaConformance = defineConformance(['media'], (shop) => {
  const { staff, saveItem } = storeBuilder(shop);
  const item = () => makeItem(shop(), { published: false, attributes: [...withPicture] });

  async function uploadToItem({ catalogId, catalogItemId }: Item, image: Blob) {
    const address = '/api/catimage/{catalogId}/{catalogItemId}';
    const call = { params: { path: { catalogId, catalogItemId } }, body: { image } };
    return replyOf((await staff()).POST(address, call));
  }

  async function uploadToAttribute(attributeId: string, { catalogId, catalogItemId }: Item) {
    const path = { catalogId, catalogItemId, attributeId };
    const address = '/api/catimage/{catalogId}/{catalogItemId}/{attributeId}';
    const call = { params: { path }, body: { image: pictureFile('red') } };
    return replyOf((await staff()).POST(address, call));
  }

  /** Returns the last audit entry about a subject. */
  async function lastNote(subject: string) {
    const params = listQuery({ filter: { subject }, sort: ['dateCreated', 'DESC'] });
    const [last] = await replyOf((await staff()).GET('/api/admin/audit', { params }));
    return [last?.action, last?.before, last?.after];
  }

  describe('a picture can be set for', () => {
    it('a catalog', async () => {
      const { catalogId } = await makeCatalog(shop());
      const reply = await replyOf(
        (await staff()).POST('/api/catimage/{catalogId}', {
          params: { path: { catalogId } },
          body: { image: pictureFile('red') },
        }),
      );
      expect(reply).toMatchObject({
        ...saved,
        Catalog: { catalogId, image: picturePath, version: 2 },
      });
      expect(await lastNote(`catalog ${catalogId}`)).toEqual([
        'catalog.upload-image',
        { image: null },
        { image: reply.Catalog?.image },
      ]);
      const listed = await replyOf(shop().visitor().GET('/api/catalog/'));
      expect(listed.find((one) => one.catalogId === catalogId)?.image).toBe(reply.Catalog?.image);
    });

    it('an item, whose open forms become outdated', async () => {
      const made = await item();
      const { CatalogItem, ...reply } = await uploadToItem(made, pictureFile('red'));
      expect(reply).toEqual(saved);
      expect(CatalogItem).toMatchObject({ image: picturePath, version: made.version + 1 });
      expect(await readItem(await staff(), made)).toEqual(CatalogItem);
      const { catalogId, catalogItemId } = made;
      expect(await lastNote(`item ${catalogId}/${catalogItemId}`)).toMatchObject([
        'catalog.upload-image',
        {},
        { image: CatalogItem?.image },
      ]);
      expect(await rejectionOf(saveItem(made, { version: made.version }))).toMatchObject({
        status: 409,
      });
      const stored = await saveItem(made, { image: 'uploads/others.webp' });
      expect(stored.CatalogItem?.image).toBe(CatalogItem?.image);
    });

    it('an attribute, and visitors see it', async () => {
      const made = await item();
      const { catalogId, catalogItemId } = made;
      expect(await uploadToAttribute('Side view', made)).toEqual(saved);
      const displayed = await replyOf(
        shop()
          .visitor()
          .GET('/api/catalog/{catalogId}/{catalogItemId}', {
            params: { path: { catalogId, catalogItemId } },
          }),
      );
      expect(displayed.attributes).toMatchObject([
        { attributeId: 'Side view', value: picturePath, version: 2 },
        { attributeId: 'Color' },
      ]);
      const [action] = await lastNote(`attribute ${catalogId}/${catalogItemId}/Side view`);
      expect(action).toBe('catalog.upload-image');
    });

    it('a content section', async () => {
      const { category } = await makeSection(shop());
      const reply = await replyOf(
        (await staff()).POST('/api/contentimage/{category}', {
          params: { path: { category } },
          body: { image: pictureFile('red') },
        }),
      );
      expect(reply).toMatchObject({
        ...saved,
        Content: { category, image: picturePath, version: 2 },
      });
      expect((await lastNote(`section ${category}`))[0]).toBe('content.upload-image');
    });

    it('a content element', async () => {
      const { category, elementId } = await makeElement(shop());
      const reply = await replyOf(
        (await staff()).POST('/api/contentimage/{category}/{elementId}', {
          params: { path: { category, elementId } },
          body: { image: pictureFile('red') },
        }),
      );
      const ContentElement = { category, elementId, image: picturePath, version: 2 };
      expect(reply).toMatchObject({ ...saved, ContentElement });
      const [action] = await lastNote(`element ${category}/${elementId}`);
      expect(action).toBe('content.upload-image');
    });

    it("an element's attribute", async () => {
      const { category, elementId } = await makeElement(shop());
      const client = await staff();
      const call = { params: { path: { category, elementId, attributeId: 'Photo' } } };
      const [facts, pictures] = [
        '/api/contentbuilder/{category}/{elementId}/{attributeId}',
        '/api/contentimage/{category}/{elementId}/{attributeId}',
      ] as const;
      const image = { ...call, body: { image: pictureFile('red') } };
      expect(await rejectionOf(replyOf(client.POST(pictures, image)))).toMatchObject({
        status: 404,
        message: 'The element has no attribute with that name.',
      });
      await replyOf(client.PUT(facts, { ...call, body: { type: 'IMAGE' } }));
      expect(await replyOf(client.POST(pictures, image))).toEqual(saved);
      const [action] = await lastNote(`attribute ${category}/${elementId}/Photo`);
      expect(action).toBe('content.upload-image');
    });
  });

  describe('a picture', () => {
    it('has the same name when it is uploaded again, and a different one for different content', async () => {
      const made = await item();
      const images = [];
      for (const color of ['red', 'blue', 'green', 'red'] as const) {
        const { CatalogItem } = await uploadToItem(made, pictureFile(color));
        images.push(CatalogItem?.image);
      }
      const [red, blue, green, again] = images;
      expect(again).toBe(red);
      expect(new Set([red, blue, green]).size).toBe(3);
    });

    it('is rejected by its content, whatever its name', async () => {
      const made = await item();
      const others: [text: string, seen: string][] = [
        ['<svg xmlns="http://www.w3.org/2000/svg"/>', '; this is an SVG drawing'],
        ['GIF89a…', '; this is a GIF'],
        ['<!doctype html><script>x</script>', '; this is a web page'],
        ['not a picture', ''],
      ];
      for (const [text, seen] of others) {
        const file = new File([text], 'picture.png', { type: 'image/png' });
        const message = `must be a JPEG, PNG, WebP or AVIF${seen}.`;
        expect(await rejectionOf(uploadToItem(made, file))).toMatchObject({
          status: 400,
          message: `The picture ${message}`,
          errors: [{ path: 'image', message }],
        });
      }
      expect(await readItem(await staff(), made)).toEqual(made);
    });

    it('is rejected if it is empty or truncated', async () => {
      const made = await item();
      const empty = new File([], 'picture.png');
      expect(await rejectionOf(uploadToItem(made, empty))).toMatchObject({
        status: 400,
        errors: [{ path: 'image' }],
      });
      const half = pictureFile('red').slice(0, 60);
      expect(await rejectionOf(uploadToItem(made, half))).toMatchObject({
        message:
          'The picture is damaged or incomplete. Save the picture again in an image editor and try again.',
      });
    });

    it('is rejected with more than 10 MB', async () => {
      const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
      expect(await rejectionOf(uploadToItem(await item(), large))).toMatchObject({
        status: 413,
        message: 'The request is too large: a file can have at most 10 MB.',
      });
    });

    it('is only for an existing IMAGE attribute', async () => {
      const made = await item();
      expect(await uploadToAttribute('Color', made)).toMatchObject({
        Status: 'ERROR',
        code: 'WRONG_ATTRIBUTE_TYPE',
        Reason: "This attribute's type is COLOR. Only IMAGE attributes can have a picture.",
      });
      expect(await rejectionOf(uploadToAttribute('Rear view', made))).toMatchObject({
        status: 404,
        message: 'The item has no attribute with that name.',
      });
      const elsewhere = { ...made, catalogItemId: 'no-such' };
      expect(await rejectionOf(uploadToItem(elsewhere, pictureFile('red')))).toMatchObject({
        status: 404,
        message: 'Item not found.',
      });
    });

    it('can only be uploaded by administrators', async () => {
      const { catalogId } = await makeCatalog(shop());
      const call = { params: { path: { catalogId } }, body: { image: pictureFile('red') } };
      const { shop: customer } = await shop().signedIn('customer');
      const statuses = [];
      for (const client of [shop().visitor(), customer]) {
        const upload = replyOf(client.POST('/api/catimage/{catalogId}', call));
        statuses.push((await rejectionOf(upload)).status);
      }
      expect(statuses).toEqual([401, 403]);
    });
  });

  downloadUploadsConform(shop);
});
