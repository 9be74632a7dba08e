import { withOwnKeysOnly } from '../mocks/core/store.ts';
import type { ShopState } from '../mocks/state.ts';

/**
 * The stored form of a shop: one entry for each of its parts, so that a call only writes what it
 * changed, and an index of the parts and their versions.
 */
export interface SavedParts {
  state: ShopState;
  /** The stored index, which changes with every change. */
  index: string;
  parts: ReadonlyMap<string, Part>;
}

interface Part {
  value: unknown;
  text: string;
  /** Changes with every change of the part. */
  mark: string;
}

const placeOf = (key: string, name: string) => `${key}: ${name}`;

/** Reads the stored parts that are not known yet. Returns undefined if nothing is stored. */
export function readParts(key: string, known: SavedParts | undefined): SavedParts | undefined {
  const index = localStorage.getItem(key);
  if (index === null) return undefined;
  if (known?.index === index) return known;
  const parts = new Map<string, Part>();
  const marks: Record<string, string> = JSON.parse(index);
  for (const [name, mark] of Object.entries(marks)) {
    const before = known?.parts.get(name);
    if (before?.mark === mark) {
      parts.set(name, before);
      continue;
    }
    const text = localStorage.getItem(placeOf(key, name));
    if (text === null) return undefined;
    parts.set(name, { value: JSON.parse(text), text, mark });
  }
  // Only these parts: other versions store theirs under different keys.
  const state: ShopState = JSON.parse('{}');
  for (const [name, { value }] of parts) Object.assign(state, { [name]: value });
  return { state: withOwnKeysOnly(state), index, parts };
}

/** Returns undefined if there is not enough space. The previous entries are kept then. */
export function writeParts(
  key: string,
  state: ShopState,
  known: SavedParts | undefined,
): SavedParts | undefined {
  const parts = new Map<string, Part>();
  const changed = new Map<string, string>();
  for (const [name, value] of Object.entries(state)) {
    const before = known?.parts.get(name);
    const text = before?.value === value ? before?.text : JSON.stringify(value);
    if (text === undefined) continue;
    if (before?.text === text) {
      parts.set(name, { ...before, value });
    } else {
      parts.set(name, { value, text, mark: crypto.randomUUID().slice(0, 8) });
      changed.set(placeOf(key, name), text);
    }
  }
  const index = indexOf(parts);
  if (index !== known?.index) changed.set(key, index);
  return writeAll(changed) ? { state, index, parts } : undefined;
}

function indexOf(parts: ReadonlyMap<string, Part>): string {
  return JSON.stringify(Object.fromEntries([...parts].map(([name, { mark }]) => [name, mark])));
}

/** Writes all entries, or none if there is not enough space. */
function writeAll(entries: ReadonlyMap<string, string>): boolean {
  const before = [...entries.keys()].map((place) => [place, localStorage.getItem(place)] as const);
  try {
    for (const [place, text] of entries) localStorage.setItem(place, text);
    return true;
  } catch (error) {
    // First remove what takes more space than before, or the previous entries may not fit.
    for (const place of entries.keys()) localStorage.removeItem(place);
    for (const [place, text] of before) if (text !== null) localStorage.setItem(place, text);
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return false;
    throw error;
  }
}
