import { relationsOf } from '@spindle/sdk/domain/catalog/relations';
import type { CatalogItem } from '../catalog/queries.ts';
import { isSameItem } from './cart-change.ts';

/** A part that is needed but not in the cart. */
export interface MissingPart {
  catalogId: string;
  catalogItemId: string;
  /** The items that need it, each with a reason if there is one. */
  neededBy: { title: string; reason: string | undefined }[];
}

type Key = Pick<CatalogItem, 'catalogId' | 'catalogItemId'>;

/** Returns what the items of a cart need and the cart lacks, each part once. */
export function missingParts(
  items: readonly Pick<CatalogItem, 'title' | 'attributes'>[],
  inCart: readonly Key[],
): MissingPart[] {
  const missing: MissingPart[] = [];
  for (const { title, attributes } of items) {
    for (const { relation, reason, ...part } of relationsOf(attributes)) {
      if (relation !== 'needs' || inCart.some((one) => isSameItem(one, part))) continue;
      const known = missing.find((one) => isSameItem(one, part));
      if (known) known.neededBy.push({ title, reason });
      else missing.push({ ...part, neededBy: [{ title, reason }] });
    }
  }
  return missing;
}
