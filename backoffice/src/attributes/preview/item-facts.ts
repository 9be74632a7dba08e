import type { Item } from '../../catalog/store-queries.ts';

/** What a page shows of an item, or of an element. */
export type Shown = Pick<Item, 'image' | 'imageAlt' | 'title' | 'attributes'>;

export interface Picture {
  path: string;
  alt: string;
}

/** Its picture and the further ones. */
export function picturesOf({ image, imageAlt, title, attributes }: Shown): Picture[] {
  const further = attributes
    .filter(({ type, value }) => type === 'IMAGE' && value !== '')
    .map(({ value, description }) => ({ path: value, alt: description || title }));
  return image === null ? further : [{ path: image, alt: imageAlt ?? title }, ...further];
}

/** Its blocks of markup, each with its name. */
export function blocksOf({ attributes }: Shown) {
  return attributes.filter(({ type }) => type === 'HTML');
}

export function videosOf({ title, attributes }: Shown) {
  return attributes
    .filter(({ type, value }) => type === 'VIDEO' && value !== '')
    .map(({ attributeId, value, description }) => ({
      attributeId,
      link: value,
      title: description || title,
    }));
}

/** Whether the number of units is worth telling: of what is counted, and can be had. */
export function showsCount({ digital, subscription, locked }: Item): boolean {
  return !digital && !subscription && !locked;
}
