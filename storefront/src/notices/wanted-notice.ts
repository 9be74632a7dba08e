import type { NavigateFunction } from 'react-router-dom';
import { rememberAddress } from '../app/return-address.ts';
import { itemKey } from '../catalog/item-key.ts';
import type { CatalogItem } from '../catalog/queries.ts';

/** What somebody wanted to be told of before they had signed in. */
const WANTED = 'wanted-notice';

let leaving = false;

/** Keeps it, with the page to come back to, and leads to where one signs in. */
export async function signInFirst(
  item: CatalogItem,
  { pathname, search }: { pathname: string; search: string },
  navigate: NavigateFunction,
): Promise<void> {
  // The second click of a double click would take a step of its own, and Back would lead nowhere.
  if (leaving) return;
  leaving = true;
  sessionStorage.setItem(WANTED, itemKey(item));
  rememberAddress(pathname + search);
  try {
    await navigate('/ui/signin');
  } finally {
    leaving = false;
  }
}

/** Whether that is what they wanted; once. */
export function takeNotice(item: CatalogItem): boolean {
  if (sessionStorage.getItem(WANTED) !== itemKey(item)) return false;
  sessionStorage.removeItem(WANTED);
  return true;
}
