import { centsOf } from '../../demo/cents.ts';
import type { BodyOf } from '../../contract/operation-types.ts';

export type ItemForm = BodyOf<'updateCatalogItem'>;

/** Every field is replaced but `image`, which comes by upload, and the stock, which moves by itself. */
export function itemFields(form: ItemForm) {
  return {
    title: form.title,
    description: form.description,
    imageAlt: form.imageAlt ?? null,
    subscription: form.subscription ?? false,
    digital: form.digital ?? false,
    enabled: form.enabled ?? false,
    expired: form.expired ?? false,
    locked: form.locked ?? false,
    price: centsOf(form.price) / 100,
    listingOrderWeight: form.listingOrderWeight,
    taxCode: form.taxCode,
    externalId: form.externalId ?? null,
    subscriptionLink: form.subscriptionLink ?? null,
    couponId: form.couponId ?? null,
  };
}
