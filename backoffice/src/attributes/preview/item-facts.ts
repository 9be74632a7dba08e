import type { Item } from '../../catalog/store-queries.ts';

/** The fields of an item or element that its page shows. */
export type PreviewedItem = Pick<Item, 'image' | 'imageAlt' | 'title' | 'attributes'>;

export interface Picture {
  path: string;
  alt: string;
}

/** Returns the main picture and the additional ones. */
export function picturesOf({ image, imageAlt, title, attributes }: PreviewedItem): Picture[] {
  const further = attributes
    .filter(({ type, value }) => type === 'IMAGE' && value !== '')
    .map(({ value, description }) => ({ path: value, alt: description || title }));
  return image === null ? further : [{ path: image, alt: imageAlt ?? title }, ...further];
}

/** Returns the blocks of markup, each with its name. */
export function blocksOf({ attributes }: PreviewedItem) {
  return attributes.filter(({ type }) => type === 'HTML');
}

export function videosOf({ title, attributes }: PreviewedItem) {
  return attributes
    .filter(({ type, value }) => type === 'VIDEO' && value !== '')
    .map(({ attributeId, value, description }) => ({
      attributeId,
      link: value,
      title: description || title,
    }));
}

/**
 * Returns whether to show the number of units. Only items that are counted and can be bought have a
 * number.
 */
export function showsCount({ digital, subscription, locked }: Item): boolean {
  return !digital && !subscription && !locked;
}
