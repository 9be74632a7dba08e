import { centsOf } from '../../demo/cents.ts';
import type { BodyOf } from '../../contract/operation-types.ts';
import { entryFields } from '../editing/entry-fields.ts';

export type ItemForm = BodyOf<'updateCatalogItem'>;

/** Every field is replaced but `image`, which comes by upload, and the stock, which moves by itself. */
export function itemFields(form: ItemForm) {
  return {
    ...entryFields(form),
    price: centsOf(form.price) / 100,
    taxCode: form.taxCode,
    externalId: form.externalId ?? null,
    couponId: form.couponId ?? null,
  };
}
