import { useSyncExternalStore } from 'react';
import type { ItemKey } from '../catalog/item-key.ts';

export const MAX_COMPARED = 4;

export const COMPARE_PATH = '/ui/compare';

const KEY = 'compare';
const NONE: readonly ItemKey[] = [];
const KEY_SHAPE = /^[a-z0-9-]{1,64}\/[a-z0-9-]{1,64}$/;
const listeners = new Set<() => void>();
let last: { text: string | null; keys: readonly ItemKey[] } = { text: null, keys: NONE };

/** Parses an untrusted list. Returns the valid keys without duplicates, at most four. */
export function readCompared(keys: readonly unknown[]): ItemKey[] {
  const items = keys.filter((key) => typeof key === 'string').filter((key) => KEY_SHAPE.test(key));
  return [...new Set(items)].slice(0, MAX_COMPARED);
}

export function comparePath(keys: readonly ItemKey[]): string {
  return COMPARE_PATH + (keys.length > 0 ? `?${keys.map((key) => `item=${key}`).join('&')}` : '');
}

/** Normalizes the query of a URL such as `?item=spindles/er20&item=…`. */
export function readCompareQuery(query: string): string {
  return comparePath(readCompared(new URLSearchParams(query).getAll('item'))).slice(
    COMPARE_PATH.length,
  );
}

/** Returns the items selected in this browser. Empty while the page hydrates. */
export function useCompared(): readonly ItemKey[] {
  return useSyncExternalStore(subscribe, stored, () => NONE);
}

/** Selects or deselects an item. Does nothing if four others are selected. */
export function toggleCompared(key: ItemKey): void {
  const keys = stored();
  saveKeys(
    keys.includes(key) ? keys.filter((other) => other !== key) : readCompared([...keys, key]),
  );
}

export function clearCompared(): void {
  saveKeys([]);
}

function saveKeys(keys: readonly ItemKey[]): void {
  localStorage.setItem(KEY, JSON.stringify(keys));
  for (const tell of listeners) tell();
}

/** Returns the same array as long as the stored text is the same. */
function stored(): readonly ItemKey[] {
  const text = localStorage.getItem(KEY);
  if (text !== last.text) last = { text, keys: parse(text) };
  return last.keys;
}

function parse(text: string | null): readonly ItemKey[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? readCompared(value) : NONE;
  } catch {
    return NONE;
  }
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
