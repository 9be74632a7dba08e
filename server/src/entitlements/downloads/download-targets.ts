import { findItems } from '../../catalog/catalog-rows.ts';
import type { Preconditions } from '../../contract/preconditions.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { noSuch, noSuchAttribute } from '@spindle/sdk/domain/records';

/** Checks that the item and the attribute exist before the client sends the file. */
export const downloadTargets = {
  async uploadDownload({ em, params }) {
    const { catalogId, catalogItemId: itemId, attributeId } = params;
    const [item] = await findItems(em, [{ catalogId, itemId }]);
    if (item === undefined) throw notFound(noSuch('item'));
    if (!item.attributes.some((one) => one.attributeId === attributeId)) {
      throw notFound(noSuchAttribute('item'));
    }
  },
} satisfies Preconditions;
