import { NEW } from '../editing/use-editing.ts';

/**
 * Returns the URL of an item's editor. Without an id, the editor creates a new item.
 * @param place the section to show, as `hashOf` returns it
 */
export function itemEditor(catalogId: string, catalogItemId = NEW, place = ''): string {
  return `/ui/admin/storeBuilder/${catalogId}?edit=${catalogItemId}${place}`;
}

/** Part of a catalog's URL while its spec sheet is open, so that Reload and Back work. */
export const SPEC_SHEET = 'spec-sheet';

export const specSheetPage = (catalogId: string): string =>
  `/ui/admin/storeBuilder/${catalogId}?${SPEC_SHEET}=`;
