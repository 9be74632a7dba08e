import { MAX_TITLE_LENGTH, MAX_LINES } from '@spindle/sdk/domain/partslist/parts-list';
import type { components } from '@spindle/sdk/schema';
import { useSyncExternalStore } from 'react';

export type PartEntry = components['schemas']['PartsListEntry'];
export type PartKey = Pick<PartEntry, 'catalogId' | 'catalogItemId'>;

export interface OwnParts {
  title: string;
  items: readonly PartEntry[];
}

const KEY = 'parts-list';
const MAX_UNITS = 1_000_000;
const SLUG = /^[a-z0-9-]{1,64}$/;
const NONE: OwnParts = { title: '', items: [] };

const listeners = new Set<() => void>();
let last: { text: string | null; parts: OwnParts } = { text: null, parts: NONE };

/**
 * Returns the parts list in this browser, shared by all its tabs. Nothing is stored on the server.
 */
export function useOwnParts(): OwnParts {
  return useSyncExternalStore(subscribe, ownParts, () => NONE);
}

/** Returns the same object as long as the stored text is the same. */
export function ownParts(): OwnParts {
  const text = stored();
  if (text !== last.text) last = { text, parts: parse(text) };
  return last.parts;
}

/** Adds units of an item. Returns false if the list is full or the browser has no storage. */
export function addPart(part: PartKey, units = 1): boolean {
  const { title, items } = ownParts();
  const known = items.some((one) => isSamePart(one, part));
  if (!known && items.length >= MAX_LINES) return false;
  const entry = { catalogId: part.catalogId, catalogItemId: part.catalogItemId, quantity: units };
  const after = known
    ? items.map((one) => (isSamePart(one, part) ? withUnits(one, one.quantity + units) : one))
    : [...items, entry];
  return saveParts({ title, items: after });
}

/** Returns false if the browser has no storage. */
export function saveParts(parts: OwnParts): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(parts));
  } catch {
    return false;
  }
  for (const tell of listeners) tell();
  return true;
}

export function isSamePart(one: PartKey, other: PartKey): boolean {
  return one.catalogId === other.catalogId && one.catalogItemId === other.catalogItemId;
}

/** Limits the quantity to what a list may hold. */
export function withUnits(entry: PartEntry, quantity: number): PartEntry {
  return { ...entry, quantity: Math.min(quantity, MAX_UNITS) };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Parses the valid parts of a stored text, which any program in this browser may have written. */
function parse(text: string | null): OwnParts {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return NONE;
    const title = 'title' in value && typeof value.title === 'string' ? value.title : '';
    const items = 'items' in value && Array.isArray(value.items) ? value.items : [];
    return {
      title: title.slice(0, MAX_TITLE_LENGTH),
      items: items.filter(isEntry).filter(isFirst).slice(0, MAX_LINES),
    };
  } catch {
    return NONE;
  }
}

function isEntry(value: unknown): value is PartEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { catalogId, catalogItemId, quantity } = { ...NOTHING, ...value };
  const isUnits =
    Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= MAX_UNITS;
  return SLUG.test(String(catalogId)) && SLUG.test(String(catalogItemId)) && isUnits;
}

const NOTHING: Record<keyof PartEntry, unknown> = {
  catalogId: '',
  catalogItemId: '',
  quantity: 0,
};

function isFirst(entry: PartEntry, at: number, all: readonly PartEntry[]): boolean {
  return all.findIndex((one) => isSamePart(one, entry)) === at;
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
