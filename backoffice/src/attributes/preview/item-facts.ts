import type { Item } from '../../catalog/store-queries.ts';

export interface Picture {
  path: string;
  alt: string;
}

/** The item's picture and the further ones. */
export function picturesOf({ image, imageAlt, title, attributes }: Item): Picture[] {
  const further = attributes
    .filter(({ type, value }) => type === 'IMAGE' && value !== '')
    .map(({ value, description }) => ({ path: value, alt: description || title }));
  return image === null ? further : [{ path: image, alt: imageAlt ?? title }, ...further];
}

/** Its blocks of markup, each with its name. */
export function blocksOf({ attributes }: Item) {
  return attributes.filter(({ type }) => type === 'HTML');
}

export function videosOf({ title, attributes }: Item) {
  return attributes
    .filter(({ type }) => type === 'VIDEO')
    .map(({ attributeId, value, description }) => ({
      attributeId,
      link: value,
      title: description || title,
    }));
}

/** Whether the number of units is worth telling: of what is counted, and can be had. */
export function countIsTold({ digital, subscription, locked }: Item): boolean {
  return !digital && !subscription && !locked;
}
