import { itemKey } from '../catalog/item-key.ts';
import type { CatalogItem } from '../catalog/queries.ts';

/** What somebody wanted to be told of before they had signed in. */
const WANTED = 'wanted-notice';

/** Keeps it until they have. */
export function wantNotice(item: CatalogItem): void {
  sessionStorage.setItem(WANTED, itemKey(item));
}

/** Whether that is what they wanted; once. */
export function takeNotice(item: CatalogItem): boolean {
  if (sessionStorage.getItem(WANTED) !== itemKey(item)) return false;
  sessionStorage.removeItem(WANTED);
  return true;
}
