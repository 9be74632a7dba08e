import { flagOf, numberOf, textOf, type FormValues } from '../editing/form-values.ts';
import { plainDollars } from '../ui/format-money.ts';
import type { ItemRecord } from './store-queries.ts';

/** What the editor of an item starts with. Money and counts are text: it goes out as it was typed. */
export function itemValues(item: ItemRecord | null) {
  return {
    title: item?.title ?? '',
    description: item?.description ?? '',
    imageAlt: item?.imageAlt ?? '',
    subscription: item?.subscription ?? false,
    digital: item?.digital ?? false,
    enabled: item?.enabled ?? false,
    expired: item?.expired ?? false,
    locked: item?.locked ?? false,
    price: item ? plainDollars(item.price) : '0',
    inventory: String(item?.inventory ?? 0),
    listingOrderWeight: item?.listingOrderWeight ?? 0,
    taxCode: item?.taxCode ?? '',
    externalId: item?.externalId ?? '',
    subscriptionLink: item?.subscriptionLink ?? '',
    couponId: item?.couponId ?? '',
  };
}

export type ItemValues = ReturnType<typeof itemValues>;

export function readItem(values: FormValues): ItemValues {
  return {
    title: textOf(values['title']),
    description: textOf(values['description']),
    imageAlt: textOf(values['imageAlt']),
    subscription: flagOf(values['subscription']),
    digital: flagOf(values['digital']),
    enabled: flagOf(values['enabled']),
    expired: flagOf(values['expired']),
    locked: flagOf(values['locked']),
    price: textOf(values['price']),
    inventory: textOf(values['inventory']),
    listingOrderWeight: numberOf(values['listingOrderWeight']),
    taxCode: textOf(values['taxCode']),
    externalId: textOf(values['externalId']),
    subscriptionLink: textOf(values['subscriptionLink']),
    couponId: textOf(values['couponId']),
  };
}

/** The fields as the editor names them. */
export const itemLabels: Record<keyof ItemValues, string> = {
  title: 'Title',
  description: 'Description',
  imageAlt: 'Image description',
  subscription: 'Subscription',
  digital: 'Digital',
  enabled: 'Enabled',
  expired: 'Expired',
  locked: 'Locked',
  price: 'Price',
  inventory: 'Inventory',
  listingOrderWeight: 'Order',
  taxCode: 'Tax Code',
  externalId: 'External ID',
  subscriptionLink: 'Subscription Link',
  couponId: 'Coupon ID',
};
