import { replyOf } from '@spindle/sdk/errors';
import { uploadImage } from '@spindle/sdk/upload';
import type { AttributeCalls } from '../attributes/attribute-calls.ts';
import { shop } from '../providers/shop.ts';
import type { ContentElement } from './content-records.ts';

/** The facts of a content element, kept as those of items are. */
export function elementAttributeCalls({
  category,
  elementId,
}: Pick<ContentElement, 'category' | 'elementId'>): AttributeCalls {
  const path = '/api/contentbuilder/{category}/{elementId}/{attributeId}';
  const paramsOf = (attributeId: string) => ({ path: { category, elementId, attributeId } });
  return {
    save: (attributeId, body) => replyOf(shop.PUT(path, { params: paramsOf(attributeId), body })),
    delete: (attributeId) => replyOf(shop.DELETE(path, { params: paramsOf(attributeId) })),
    uploadPicture: (attributeId, file, options) =>
      uploadImage(
        `/api/contentimage/${[category, elementId, attributeId].map(encodeURIComponent).join('/')}`,
        file,
        options,
      ),
  };
}
