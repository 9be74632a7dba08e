import { NEW } from '../editing/use-editing.ts';

/** Where an item is edited; a new one, where none is named. */
export function itemEditor(catalogId: string, catalogItemId = NEW): string {
  return `/ui/admin/storeBuilder/${catalogId}?edit=${catalogItemId}`;
}
