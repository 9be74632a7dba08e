/** Names of an editable kind of record: catalog, item, section or element. */
export interface KindNames {
  /** Folder under which edits are recorded. */
  area: 'catalog' | 'content';
  /** Name in audit entries: `catalog.update-item` of `item spindles/er20`. */
  name: 'catalog' | 'item' | 'section' | 'element';
  /** Name in the interface. */
  noun: 'catalog' | 'item' | 'section' | 'element';
  /** Name in API responses. */
  member: 'Catalog' | 'CatalogItem' | 'Content' | 'ContentElement';
}

export const catalogNames = {
  area: 'catalog',
  name: 'catalog',
  noun: 'catalog',
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

/** Returns the record as audit entries name it: `item spindles/er20`. */
export function subjectOf<Key>(
  { name, pathOf }: { name: string; pathOf: (key: Key) => string },
  key: Key,
): string {
  return `${name} ${pathOf(key)}`;
}
