import type { ItemKey } from '../catalog/item-key.ts';

const KEY = 'recently-seen';
const MOST = 12;
const KEY_SHAPE = /^[a-z0-9-]{1,64}\/[a-z0-9-]{1,64}$/;

/** What was looked at in this browser, latest first; nobody else learns of it. */
export function seenItems(): ItemKey[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((key) => typeof key === 'string').filter((key) => KEY_SHAPE.test(key));
  } catch {
    return [];
  }
}

export function noteSeen(key: ItemKey): void {
  const others = seenItems().filter((other) => other !== key);
  localStorage.setItem(KEY, JSON.stringify([key, ...others].slice(0, MOST)));
}

export function forgetSeen(): void {
  localStorage.removeItem(KEY);
}
