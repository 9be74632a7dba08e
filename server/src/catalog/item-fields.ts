import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { parsePrice } from '../database/money.ts';

export type ItemForm = BodyOf<'updateCatalogItem'>;

/**
 * The fields of a form; every one is replaced, except `image` (pictures come by upload) and the
 * stock, which moves while the form is open.
 */
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
    priceCents: parsePrice(form.price),
    listingOrderWeight: form.listingOrderWeight,
    taxCode: form.taxCode,
    externalId: form.externalId ?? null,
    subscriptionLink: form.subscriptionLink ?? null,
    couponId: form.couponId ?? null,
  };
}
