import type { ItemKey } from '../catalog/item-key.ts';

const KEY = 'recently-seen';
const MAX = 12;

/** What was looked at in this browser, latest first; nobody else learns of it. */
export function seenItems(): ItemKey[] {
  return localStorage.getItem(KEY)?.split(' ') ?? [];
}

export function recordSeen(key: ItemKey): void {
  const others = seenItems().filter((other) => other !== key);
  localStorage.setItem(KEY, [key, ...others].slice(0, MAX).join(' '));
}

export function forgetSeen(): void {
  localStorage.removeItem(KEY);
}
