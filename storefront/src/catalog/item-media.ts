import { kindOfFile, publicFilePath } from '@spindle/sdk/domain/media/public-file';
import type { CatalogItem } from './queries.ts';

export interface Picture {
  path: string;
  alt: string;
}

/** Returns the item's main picture and the additional ones. */
export function itemPictures(item: CatalogItem): Picture[] {
  const further = item.attributes
    .filter(({ type }) => type === 'IMAGE')
    .map(({ value, description }) => ({ path: value, alt: description ?? item.title }));
  return item.image
    ? [{ path: item.image, alt: item.imageAlt ?? item.title }, ...further]
    : further;
}

/** Returns all HTML blocks as one. */
export function itemHtml(item: Pick<CatalogItem, 'attributes'>): string {
  return item.attributes
    .filter(({ type }) => type === 'HTML')
    .map(({ value }) => value)
    .join('\n');
}

export interface Video {
  url: string;
  title: string;
}

export function itemVideos(item: CatalogItem): Video[] {
  return item.attributes
    .filter(({ type }) => type === 'VIDEO')
    .map(({ value, description }) => ({ url: value, title: description ?? item.title }));
}

export interface ItemFile {
  path: string;
  title: string;
  kind: string;
}

/** Returns data sheets and drawings that everyone can download. */
export function itemFiles(item: CatalogItem): ItemFile[] {
  return item.attributes
    .filter(({ type }) => type === 'FILE')
    .map((attribute) => ({
      path: publicFilePath(item, attribute),
      title: attribute.description || attribute.attributeId,
      kind: kindOfFile(attribute.value),
    }));
}
