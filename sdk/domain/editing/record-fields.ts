interface SharedFields {
  title: string;
  description: string;
  imageAlt?: string | null;
  enabled?: boolean;
  expired?: boolean;
  locked?: boolean;
  listingOrderWeight: number;
}

interface Group extends SharedFields {
  external?: boolean;
  link?: string | null;
}

interface Member extends SharedFields {
  subscription?: boolean;
  digital?: boolean;
  subscriptionLink?: string | null;
}

function sharedFields(from: SharedFields) {
  return {
    title: from.title,
    description: from.description,
    imageAlt: from.imageAlt ?? null,
    enabled: from.enabled ?? false,
    expired: from.expired ?? false,
    locked: from.locked ?? false,
    listingOrderWeight: from.listingOrderWeight,
  };
}

/**
 * Returns the editable fields of a catalog or a section, from a form or from the record. A form
 * replaces every field but `image`, which is uploaded separately.
 */
export function groupFields(from: Group) {
  return { ...sharedFields(from), external: from.external ?? false, link: from.link ?? null };
}

/** Returns the editable fields that items and elements share, from a form or from the record. */
export function memberFields(from: Member) {
  return {
    ...sharedFields(from),
    subscription: from.subscription ?? false,
    digital: from.digital ?? false,
    subscriptionLink: from.subscriptionLink ?? null,
  };
}

interface Item extends Member {
  taxCode: string;
  externalId?: string | null;
  couponId?: string | null;
}

/**
 * Returns the fields of an item's form except price and stock. The price is stored in another unit,
 * and the stock can change while the form is open.
 */
export function itemFields(form: Item) {
  return {
    ...memberFields(form),
    taxCode: form.taxCode,
    externalId: form.externalId ?? null,
    couponId: form.couponId ?? null,
  };
}
