import type { BodyOf } from '@spindle/sdk/contract/operation-types';

export type ElementForm = BodyOf<'updateElement'>;

/** The fields of a form; every one is replaced, `image` is not: pictures come by upload. */
export function elementFields(form: ElementForm) {
  return {
    title: form.title,
    description: form.description,
    imageAlt: form.imageAlt ?? null,
    subscription: form.subscription ?? false,
    digital: form.digital ?? false,
    enabled: form.enabled ?? false,
    expired: form.expired ?? false,
    locked: form.locked ?? false,
    listingOrderWeight: form.listingOrderWeight,
    subscriptionLink: form.subscriptionLink ?? null,
  };
}
