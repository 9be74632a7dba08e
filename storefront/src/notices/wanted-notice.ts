import { itemKey } from '../catalog/item-key.ts';
import type { CatalogItem } from '../catalog/queries.ts';

/** The key of the notification requested before signing in. */
const WANTED = 'wanted-notice';

/** Stores the request until the user has signed in. */
export function wantNotice(item: CatalogItem): void {
  sessionStorage.setItem(WANTED, itemKey(item));
}

/** Returns whether this item was requested, and deletes the request. */
export function takeNotice(item: CatalogItem): boolean {
  if (sessionStorage.getItem(WANTED) !== itemKey(item)) return false;
  sessionStorage.removeItem(WANTED);
  return true;
}
