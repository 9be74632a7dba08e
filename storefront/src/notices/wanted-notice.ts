import type { NavigateFunction } from 'react-router-dom';
import { rememberAddress } from '../app/return-address.ts';
import { itemKey } from '../catalog/item-key.ts';
import type { CatalogItem } from '../catalog/queries.ts';

/** What somebody wanted to be told of before they had signed in. */
const WANTED = 'wanted-notice';

/** Keeps it, with the page to come back to, and leads to where one signs in. */
export async function signInFirst(
  item: CatalogItem,
  { pathname, search }: { pathname: string; search: string },
  navigate: NavigateFunction,
): Promise<void> {
  sessionStorage.setItem(WANTED, itemKey(item));
  rememberAddress(pathname + search);
  await navigate('/ui/signin');
}

/** Whether that is what they wanted; once. */
export function takeNotice(item: CatalogItem): boolean {
  if (sessionStorage.getItem(WANTED) !== itemKey(item)) return false;
  sessionStorage.removeItem(WANTED);
  return true;
}
