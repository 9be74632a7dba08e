interface Entry {
  title: string;
  description: string;
  imageAlt?: string | null | undefined;
  subscription?: boolean | undefined;
  digital?: boolean | undefined;
  enabled?: boolean | undefined;
  expired?: boolean | undefined;
  locked?: boolean | undefined;
  listingOrderWeight: number;
  subscriptionLink?: string | null | undefined;
}

/** What a form, or an item or an element, says of what staff edit of both but `image`: it comes by upload. */
export function entryFields(from: Entry) {
  return {
    title: from.title,
    description: from.description,
    imageAlt: from.imageAlt ?? null,
    subscription: from.subscription ?? false,
    digital: from.digital ?? false,
    enabled: from.enabled ?? false,
    expired: from.expired ?? false,
    locked: from.locked ?? false,
    listingOrderWeight: from.listingOrderWeight,
    subscriptionLink: from.subscriptionLink ?? null,
  };
}
