interface Member {
  title: string;
  description: string;
  imageAlt?: string | null;
  subscription?: boolean;
  digital?: boolean;
  enabled?: boolean;
  expired?: boolean;
  locked?: boolean;
  listingOrderWeight: number;
  subscriptionLink?: string | null;
}

/**
 * What staff edit of both items and elements, by a form or of the record itself. A form replaces
 * every field but `image`: pictures come by upload.
 */
export function memberFields(from: Member) {
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
