import { NEW } from '../editing/use-editing.ts';

/** Returns the address of an item's editor, or of a new item's without an id. */
export function itemEditor(catalogId: string, catalogItemId = NEW): string {
  return `/ui/admin/storeBuilder/${catalogId}?edit=${catalogItemId}`;
}
