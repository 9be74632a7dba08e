/** Content to open: as its subscriber, or as staff who may open all. */
export interface ContentPlace {
  shelf: 'mine' | 'builder';
  /** `catalogId_catalogItemId` */
  subscriptionId: string;
}

const PARAMETER = { mine: 'open', builder: 'builder' } as const;

/** The content view's own address: it can be reloaded and gone back to. */
export function contentAddress({ shelf, subscriptionId }: ContentPlace): string {
  return `/ui/subscriptions?${PARAMETER[shelf]}=${encodeURIComponent(subscriptionId)}`;
}

/** What an address asks to open; null where it asks for the list. */
export function contentPlace(search: URLSearchParams): ContentPlace | null {
  for (const shelf of ['mine', 'builder'] as const) {
    const subscriptionId = search.get(PARAMETER[shelf]);
    if (subscriptionId?.includes('_')) return { shelf, subscriptionId };
  }
  return null;
}

/** Catalogue and item, parted by the first underscore. */
export function subscribedItem(subscriptionId: string): {
  catalogId: string;
  catalogItemId: string;
} {
  const at = subscriptionId.indexOf('_');
  return { catalogId: subscriptionId.slice(0, at), catalogItemId: subscriptionId.slice(at + 1) };
}
