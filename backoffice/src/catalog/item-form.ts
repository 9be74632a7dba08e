import { textOf, type FormValues } from '../ui/form-values.ts';
import { memberValues, readMember } from '../editing/record-values.ts';
import { plainDollars } from '../ui/format.ts';
import type { ItemRecord } from './store-queries.ts';

/**
 * Returns the editor's initial values. Money and counts are text, because the form sends them as
 * typed.
 */
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

/**
 * Returns whether the editor would show the same values for both items. Ignores units sold in the
 * meantime.
 */
export function hasSameFields(
  one: ItemRecord,
  other: ItemRecord,
  valuesOf: (item: ItemRecord) => object,
): boolean {
  const edited = (item: ItemRecord) => ({ ...valuesOf(item), image: item.image, inventory: '' });
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
 * Returns the fields to send. `inventoryWas` makes the shop apply only the difference, so that
 * sales since `item` was loaded still count.
 */
export const itemData = (values: ItemValues, item: ItemRecord | null) => ({
  ...values,
  inventory: Number(values.inventory),
  ...(item && { inventoryWas: item.inventory }),
});
