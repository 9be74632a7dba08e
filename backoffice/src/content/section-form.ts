import type { Content } from './content-records.ts';
import { flagOf, numberOf, textOf, type FormValues } from '../editing/form-values.ts';

/** What the editor of a section starts with. */
export function sectionValues(section: Content | null) {
  return {
    title: section?.title ?? '',
    description: section?.description ?? '',
    imageAlt: section?.imageAlt ?? '',
    enabled: section?.enabled ?? false,
    locked: section?.locked ?? false,
    expired: section?.expired ?? false,
    external: section?.external ?? false,
    link: section?.link ?? '',
    listingOrderWeight: section?.listingOrderWeight ?? 0,
  };
}

export type SectionValues = ReturnType<typeof sectionValues>;

export function readSection(values: FormValues): SectionValues {
  return {
    title: textOf(values['title']),
    description: textOf(values['description']),
    imageAlt: textOf(values['imageAlt']),
    enabled: flagOf(values['enabled']),
    locked: flagOf(values['locked']),
    expired: flagOf(values['expired']),
    external: flagOf(values['external']),
    link: textOf(values['link']),
    listingOrderWeight: numberOf(values['listingOrderWeight']),
  };
}

/** The fields as the editor names them. */
export const sectionLabels: Record<keyof SectionValues, string> = {
  title: 'Title',
  description: 'Description',
  imageAlt: 'Image description',
  enabled: 'Enabled',
  locked: 'Locked',
  expired: 'Expired',
  external: 'External',
  link: 'External Link',
  listingOrderWeight: 'Order',
};
