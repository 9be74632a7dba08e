/** Content to open, as its subscriber or as staff, who may open everything. */
export interface ContentPlace {
  shelf: 'mine' | 'builder';
  /** `catalogId_catalogItemId` */
  subscriptionId: string;
}

const PARAMETER = { mine: 'open', builder: 'builder' } as const;

/** Returns the content view's URL, so that reload and Back work. */
export function contentPath({ shelf, subscriptionId }: ContentPlace): string {
  return `/ui/subscriptions?${PARAMETER[shelf]}=${encodeURIComponent(subscriptionId)}`;
}

/** Returns the content that a URL names, or null for the list. */
export function contentPlace(search: URLSearchParams): ContentPlace | null {
  for (const shelf of ['mine', 'builder'] as const) {
    const subscriptionId = search.get(PARAMETER[shelf]);
    if (subscriptionId?.includes('_')) return { shelf, subscriptionId };
  }
  return null;
}

/** Splits the id into catalog and item at the first underscore. */
export function subscribedItem(subscriptionId: string): {
  catalogId: string;
  catalogItemId: string;
} {
  const at = subscriptionId.indexOf('_');
  return { catalogId: subscriptionId.slice(0, at), catalogItemId: subscriptionId.slice(at + 1) };
}
