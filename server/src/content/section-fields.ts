import type { BodyOf } from '@spindle/sdk/contract/operation-types';

export type SectionForm = BodyOf<'updateSection'>;

/** The fields of a form; every one is replaced, `image` is not: pictures come by upload. */
export function sectionFields(form: SectionForm) {
  return {
    title: form.title,
    description: form.description,
    imageAlt: form.imageAlt ?? null,
    enabled: form.enabled ?? false,
    expired: form.expired ?? false,
    locked: form.locked ?? false,
    external: form.external ?? false,
    link: form.link ?? null,
    listingOrderWeight: form.listingOrderWeight,
  };
}
