import { flagOf, numberOf, textOf, type FormValues } from '../editing/form-values.ts';
import type { Catalog } from './store-queries.ts';

/** What the editor of a catalogue starts with. */
export function catalogValues(catalog: Catalog | null) {
  return {
    title: catalog?.title ?? '',
    description: catalog?.description ?? '',
    imageAlt: catalog?.imageAlt ?? '',
    enabled: catalog?.enabled ?? false,
    expired: catalog?.expired ?? false,
    locked: catalog?.locked ?? false,
    external: catalog?.external ?? false,
    link: catalog?.link ?? '',
    listingOrderWeight: catalog?.listingOrderWeight ?? 0,
  };
}

export type CatalogValues = ReturnType<typeof catalogValues>;

export function readCatalog(values: FormValues): CatalogValues {
  return {
    title: textOf(values['title']),
    description: textOf(values['description']),
    imageAlt: textOf(values['imageAlt']),
    enabled: flagOf(values['enabled']),
    expired: flagOf(values['expired']),
    locked: flagOf(values['locked']),
    external: flagOf(values['external']),
    link: textOf(values['link']),
    listingOrderWeight: numberOf(values['listingOrderWeight']),
  };
}

/** The fields as the editor names them. */
export const catalogLabels: Record<keyof CatalogValues, string> = {
  title: 'Title',
  description: 'Description',
  imageAlt: 'Image description',
  enabled: 'Enabled',
  expired: 'Expired',
  locked: 'Locked',
  external: 'External',
  link: 'Link',
  listingOrderWeight: 'Order',
};
