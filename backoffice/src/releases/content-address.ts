import type { ItemName } from '../attributes/attribute-calls.ts';

/** Where an item's licensed content is looked after. */
export function contentAddress({ catalogId, catalogItemId }: ItemName): string {
  return `/ui/admin/storeBuilder/content/${catalogId}/${catalogItemId}`;
}
