import { textOf, type FormValues } from '../ui/form-values.ts';
import { memberValues, readMember } from '../editing/record-values.ts';
import { plainDollars } from '../ui/format.ts';
import type { ItemRecord } from './store-queries.ts';

/** What the editor of an item starts with. Money and counts are text: it goes out as it was typed. */
export function itemValues(item: ItemRecord | null) {
  return {
    ...memberValues(item),
    price: item ? plainDollars(item.price) : '0',
    inventory: String(item?.inventory ?? 0),
    taxCode: item?.taxCode ?? '',
    externalId: item?.externalId ?? '',
    couponId: item?.couponId ?? '',
  };
}

/** Whether the editor holds the same of both; units that were sold meanwhile make no difference. */
export function isEditedAlike(one: ItemRecord, other: ItemRecord): boolean {
  const edited = (item: ItemRecord) => ({ ...itemValues(item), image: item.image, inventory: '' });
  return JSON.stringify(edited(one)) === JSON.stringify(edited(other));
}

export type ItemValues = ReturnType<typeof itemValues>;

export function readItem(values: FormValues): ItemValues {
  return {
    ...readMember(values),
    price: textOf(values['price']),
    inventory: textOf(values['inventory']),
    taxCode: textOf(values['taxCode']),
    externalId: textOf(values['externalId']),
    couponId: textOf(values['couponId']),
  };
}

/**
 * What is sent of it. What was sold since `item` was read stays sold: the shop counts from the
 * inventory it had.
 */
export const itemData = (values: ItemValues, item: ItemRecord | null) => ({
  ...values,
  inventory: Number(values.inventory),
  ...(item && { inventoryWas: item.inventory }),
});
