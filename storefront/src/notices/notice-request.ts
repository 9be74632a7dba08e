import { itemKey } from '../catalog/item-key.ts';
import type { CatalogItem } from '../catalog/queries.ts';

/** The key of the notification requested before signing in. */
const KEY = 'wanted-notice';

/** Stores the request until the user has signed in. */
export function saveNoticeRequest(item: CatalogItem): void {
  sessionStorage.setItem(KEY, itemKey(item));
}

/** Returns whether this item was requested, and deletes the request. */
export function popNoticeRequest(item: CatalogItem): boolean {
  if (sessionStorage.getItem(KEY) !== itemKey(item)) return false;
  sessionStorage.removeItem(KEY);
  return true;
}
