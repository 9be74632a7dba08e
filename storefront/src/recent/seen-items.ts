import type { ItemKey } from '../catalog/item-key.ts';

const KEY = 'recently-seen';
const MOST = 12;

/** What was looked at in this browser, latest first; nobody else learns of it. */
export function seenItems(): ItemKey[] {
  return localStorage.getItem(KEY)?.split(' ') ?? [];
}

export function noteSeen(key: ItemKey): void {
  const others = seenItems().filter((other) => other !== key);
  localStorage.setItem(KEY, [key, ...others].slice(0, MOST).join(' '));
}

export function forgetSeen(): void {
  localStorage.removeItem(KEY);
}
