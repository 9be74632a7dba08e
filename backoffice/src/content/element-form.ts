import type { ContentElement } from './content-records.ts';
import { flagOf, numberOf, textOf, type FormValues } from '../editing/form-values.ts';

/** What the editor of an element starts with. */
export function elementValues(element: ContentElement | null) {
  return {
    title: element?.title ?? '',
    description: element?.description ?? '',
    imageAlt: element?.imageAlt ?? '',
    enabled: element?.enabled ?? false,
    locked: element?.locked ?? false,
    expired: element?.expired ?? false,
    subscription: element?.subscription ?? false,
    digital: element?.digital ?? false,
    subscriptionLink: element?.subscriptionLink ?? '',
    listingOrderWeight: element?.listingOrderWeight ?? 0,
  };
}

export type ElementValues = ReturnType<typeof elementValues>;

export function readElement(values: FormValues): ElementValues {
  return {
    title: textOf(values['title']),
    description: textOf(values['description']),
    imageAlt: textOf(values['imageAlt']),
    enabled: flagOf(values['enabled']),
    locked: flagOf(values['locked']),
    expired: flagOf(values['expired']),
    subscription: flagOf(values['subscription']),
    digital: flagOf(values['digital']),
    subscriptionLink: textOf(values['subscriptionLink']),
    listingOrderWeight: numberOf(values['listingOrderWeight']),
  };
}

/** The fields as the editor names them. */
export const elementLabels: Record<keyof ElementValues, string> = {
  title: 'Title',
  description: 'Description',
  imageAlt: 'Image description',
  enabled: 'Enabled',
  locked: 'Locked',
  expired: 'Expired',
  subscription: 'Subscription',
  digital: 'Digital',
  subscriptionLink: 'Subscription Link',
  listingOrderWeight: 'Order',
};
