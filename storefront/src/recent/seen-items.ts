import type { ItemKey } from '../catalog/item-key.ts';

const KEY = 'recently-seen';
const MAX = 12;

/** Returns the items seen in this browser, latest first. The list never leaves the browser. */
export function seenItems(): ItemKey[] {
  return localStorage.getItem(KEY)?.split(' ') ?? [];
}

export function recordSeen(key: ItemKey): void {
  const others = seenItems().filter((other) => other !== key);
  localStorage.setItem(KEY, [key, ...others].slice(0, MAX).join(' '));
}

export function clearSeenItems(): void {
  localStorage.removeItem(KEY);
}
