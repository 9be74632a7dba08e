import type { components } from '../../src/schema.d.ts';

type Schemas = components['schemas'];
type Entry = Schemas['PartsListEntry'];
type Item = Schemas['CatalogItem'];

/** The most lines of one list, and the most characters of its title. */
export const MAX_LINES = 100;
export const LONGEST_TITLE = 80;

/** Days after which a list that nobody opened is dropped. */
export const KEPT_DAYS = 365;

/** A title as it is kept: null where there is nothing to read. */
export const savedTitle = (title: string | undefined): string | null => title?.trim() || null;

/** The page of a list. */
export const partsListPath = (id: string): string => `/ui/build/${id}`;

/** Which lines cannot be kept, and why; none where the list is fine. */
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

/** A list as it was kept. */
export interface SavedList {
  id: string;
  title: string | null;
  items: readonly Entry[];
  createdAt: Date;
}

interface Surroundings {
  /** Where the shop is to be found, without a slash at its end. */
  origin: string;
  /** An item as customers see it; null where they don't. */
  itemOf: (entry: Entry) => Item | null;
}

/** A list with its items as they are now. */
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

/** What fills a page of its own would make a list of a hundred items a hundred pages long. */
const withoutMedia = (item: Item): Item => ({
  ...item,
  attributes: item.attributes.filter(({ type }) => !media.has(type)),
});
