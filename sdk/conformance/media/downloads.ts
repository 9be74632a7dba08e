import { describe, expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { makeItem, readItem } from '../makers/make-item.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { storeBuilder } from '../makers/store-builder.ts';
import { uploadDownload } from '../makers/upload-download.ts';

const file = (name: string, text = 'six sheets') => new File([text], name);

/** Tagged `entitlements`, but works like the other uploads. */
export function downloadUploadsConform(shop: () => ConformingShop): void {
  const { saveAttribute, staff } = storeBuilder(shop);

  async function plans() {
    const item = await makeItem(shop(), {
      digital: true,
      published: false,
      attributes: [
        { attributeId: 'Plans', type: 'DOWNLOADABLE', value: '' },
        { attributeId: 'Color', type: 'COLOR', value: 'red' },
      ],
    });
    return { ...item, attributeId: 'Plans' };
  }

  describe('a file for buyers', () => {
    it('becomes the value of its attribute, and is replaced by the next', async () => {
      const path = await plans();
      expect(await uploadDownload(shop(), path, file('Mill 600.zip'))).toEqual({
        Status: 'SUCCESS',
        Reason: 'File saved. Everyone who bought the item can now download it.',
        Attribute: {
          attributeId: 'Plans',
          type: 'DOWNLOADABLE',
          value: 'Mill 600.zip',
          description: null,
          version: 2,
        },
      });
      const next = await uploadDownload(shop(), path, file('Mill 601.zip'));
      expect(next.Attribute).toMatchObject({ value: 'Mill 601.zip', version: 3 });
      expect((await readItem(await staff(), path)).attributes[0]).toEqual(next.Attribute);
    });

    it('stays when the attribute is edited', async () => {
      const path = await plans();
      await uploadDownload(shop(), path, file('mill.zip'));
      const { catalogId, catalogItemId, attributeId } = path;
      const form = {
        type: 'DOWNLOADABLE',
        value: 'other.zip',
        description: 'All sheets.',
      } as const;
      await saveAttribute({ catalogId, catalogItemId, attributeId }, form);
      expect((await readItem(await staff(), path)).attributes[0]).toMatchObject({
        value: 'mill.zip',
        description: 'All sheets.',
        version: 3,
      });
    });

    it.each([
      ['../../etc/passwd', 'passwd'],
      ['.htaccess', 'htaccess'],
      ['a<b>|c?.zip', 'a_b__c_.zip'],
      ['con.zip', '_con.zip'],
      [`${'x'.repeat(200)}.zip`, `${'x'.repeat(116)}.zip`],
    ])('called %j gets a name that any system accepts', async (overrides, saved) => {
      const { Attribute } = await uploadDownload(shop(), await plans(), file(overrides));
      expect(Attribute?.value).toBe(saved);
    });

    it('is rejected if it is empty, or for another attribute type', async () => {
      const path = await plans();
      expect(await rejectionOf(uploadDownload(shop(), path, file('a.zip', '')))).toMatchObject({
        status: 400,
        errors: [{ path: 'file', message: 'is empty. Choose another file.' }],
      });
      const color = { ...path, attributeId: 'Color' };
      expect(await uploadDownload(shop(), color, file('a.zip'))).toMatchObject({
        Status: 'ERROR',
        code: 'WRONG_ATTRIBUTE_TYPE',
        Reason:
          "This attribute's type is COLOR. Only DOWNLOADABLE and FILE attributes can have a file.",
        Attribute: null,
      });
      const nothing = { ...path, attributeId: 'Film' };
      expect(await rejectionOf(uploadDownload(shop(), nothing, file('a.zip')))).toMatchObject({
        status: 404,
        message: 'The item has no attribute with that name.',
      });
    });
  });

  describe('a file for everyone', () => {
    async function drawn() {
      const attributes = [{ attributeId: 'Drawing', type: 'FILE', value: 'other.pdf' }] as const;
      const item = await makeItem(shop(), { published: false, attributes: [...attributes] });
      return { ...item, attributeId: 'Drawing' };
    }

    it('is visible once it is uploaded, and stays when the attribute is edited', async () => {
      const path = await drawn();
      const seen = () => {
        const { catalogId, catalogItemId } = path;
        const params = { path: { catalogId, catalogItemId } };
        return replyOf(
          shop().visitor().GET('/api/catalog/{catalogId}/{catalogItemId}', { params }),
        );
      };
      expect((await seen()).attributes).toEqual([]);
      expect(await uploadDownload(shop(), path, file('er20.pdf', '%PDF-1.7'))).toMatchObject({
        Status: 'SUCCESS',
        Reason: "File saved. Everyone can download it from the item's page.",
        Attribute: { type: 'FILE', value: 'er20.pdf', version: 2 },
      });
      const { catalogId, catalogItemId, attributeId } = path;
      const form = { type: 'FILE', value: 'paid.zip', description: 'All views.' } as const;
      await saveAttribute({ catalogId, catalogItemId, attributeId }, form);
      expect((await seen()).attributes).toMatchObject([
        { attributeId: 'Drawing', value: 'er20.pdf', description: 'All views.' },
      ]);
    });

    it.each([
      ['er20.html', '<p>Hello', 'must be a PDF, STEP, STL, DXF or ZIP file.'],
      ['er20.pdf', 'MZ', 'is named .pdf, but its content is damaged or of another type.'],
    ])('is not %s with %j', async (name, text, message) => {
      const upload = uploadDownload(shop(), await drawn(), file(name, text));
      expect(await rejectionOf(upload)).toMatchObject({
        status: 400,
        errors: [{ path: 'file', message }],
      });
    });
  });
}
