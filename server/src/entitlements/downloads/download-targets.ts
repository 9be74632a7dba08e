import { findItems } from '../../catalog/catalog-rows.ts';
import type { Preconditions } from '../../contract/preconditions.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { PUBLIC_FILE_BYTES } from '@spindle/sdk/domain/media/invalid-file';
import { noSuch, noSuchAttribute } from '@spindle/sdk/domain/records';

/**
 * Checks that the item and the attribute exist before the client sends the file, and how large the
 * file may be.
 */
export const downloadTargets = {
  async uploadDownload({ em, params }) {
    const { catalogId, catalogItemId: itemId, attributeId } = params;
    const [item] = await findItems(em, [{ catalogId, itemId }]);
    if (item === undefined) throw notFound(noSuch('item'));
    const attribute = item.attributes.find((one) => one.attributeId === attributeId);
    if (attribute === undefined) throw notFound(noSuchAttribute('item'));
    return { bodyLimit: attribute.type === 'FILE' ? PUBLIC_FILE_BYTES : undefined };
  },
} satisfies Preconditions;
