import { NEW } from '../editing/use-editing.ts';

/** Returns the URL of an item's editor. Without an id, the editor creates a new item. */
export function itemEditor(catalogId: string, catalogItemId = NEW): string {
  return `/ui/admin/storeBuilder/${catalogId}?edit=${catalogItemId}`;
}
