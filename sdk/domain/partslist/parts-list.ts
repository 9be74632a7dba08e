import type { components } from '../../src/schema.d.ts';

type Schemas = components['schemas'];
type Entry = Schemas['PartsListEntry'];
type Item = Schemas['CatalogItem'];

/** Maximum number of lines in a list. */
export const MAX_LINES = 100;
export const MAX_TITLE_LENGTH = 80;

/** Number of days after which an unopened list is deleted. */
export const PARTS_LIST_RETENTION_DAYS = 365;

/** Returns a title as it is stored: trimmed, or null if empty. */
export const savedTitle = (title: string | undefined): string | null => title?.trim() || null;

export const partsListPath = (id: string): string => `/ui/build/${id}`;

/** Returns the invalid lines of a list, with reasons. */
export function invalidLines(
  items: readonly Entry[],
  isVisible: (entry: Entry) => boolean,
): Schemas['FieldError'][] {
  const before = new Set<string>();
  return items.flatMap((entry, at) => {
    const key = `${entry.catalogId}/${entry.catalogItemId}`;
    const isTwice = before.has(key);
    before.add(key);
    if (isTwice) return [{ path: `items.${at}`, message: 'is in the list twice' }];
    return isVisible(entry) ? [] : [{ path: `items.${at}`, message: "isn't an item in the shop" }];
  });
}

export interface SavedList {
  id: string;
  title: string | null;
  items: readonly Entry[];
  createdAt: Date;
}

interface Surroundings {
  /** The shop's URL without a trailing slash. */
  origin: string;
  /** Returns the item as customers see it, or null if it isn't visible. */
  itemOf: (entry: Entry) => Item | null;
}

/** Returns a list with current item data. */
export function presentPartsList(
  { id, title, items, createdAt }: SavedList,
  { origin, itemOf }: Surroundings,
): Schemas['PartsList'] {
  const lines = items.map((entry) => {
    const { catalogId, catalogItemId, quantity } = entry;
    const item = itemOf(entry);
    return { catalogId, catalogItemId, quantity, item: item && withoutMedia(item) };
  });
  const url = origin + partsListPath(id);
  return { id, url, title, lines, dateCreated: createdAt.toISOString() };
}

const media = new Set(['HTML', 'IMAGE', 'VIDEO']);

/**
 * Removes attributes that fill a page of their own, which keeps a list of a hundred items readable.
 */
const withoutMedia = (item: Item): Item => ({
  ...item,
  attributes: item.attributes.filter(({ type }) => !media.has(type)),
});
