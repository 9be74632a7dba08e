/** What catalogues, items, sections and elements are called where staff edit them. */
export interface KindNames {
  /** The room its edits are noted under. */
  area: 'catalog' | 'content';
  /** What notes call it: `catalog.update-item` of `item spindles/er20`. */
  name: 'catalog' | 'item' | 'section' | 'element';
  /** What people call it. */
  noun: 'catalogue' | 'item' | 'section' | 'element';
  /** What replies call it. */
  member: 'Catalog' | 'CatalogItem' | 'Content' | 'ContentElement';
}

export const catalogNames = {
  area: 'catalog',
  name: 'catalog',
  noun: 'catalogue',
  member: 'Catalog',
} as const satisfies KindNames;

export const itemNames = {
  area: 'catalog',
  name: 'item',
  noun: 'item',
  member: 'CatalogItem',
} as const satisfies KindNames;

export const sectionNames = {
  area: 'content',
  name: 'section',
  noun: 'section',
  member: 'Content',
} as const satisfies KindNames;

export const elementNames = {
  area: 'content',
  name: 'element',
  noun: 'element',
  member: 'ContentElement',
} as const satisfies KindNames;

/** The record as notes name it: `item spindles/er20`. */
export function subjectOf<Key>(
  { name, pathOf }: { name: string; pathOf: (key: Key) => string },
  key: Key,
): string {
  return `${name} ${pathOf(key)}`;
}
