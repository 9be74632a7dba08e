/** The sections of an item's editor, in order, with their headings. */
export const itemSections = {
  facts: 'Facts',
  pictures: 'Pictures',
  specs: 'Specifications',
  options: 'Options',
  related: 'Related items',
  shipping: 'Shipping and customs',
  prices: 'Prices',
  sale: 'Sale',
  files: 'Files and other attributes',
  search: 'Search engines',
  publishing: 'Publishing',
} as const;

export type ItemSectionId = keyof typeof itemSections;

/** The URL's hash names a section, and a field in it that gets the focus. */
export const hashOf = (section: ItemSectionId, field?: string | null): string =>
  field ? `#${section}:${field}` : `#${section}`;
