import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';
import { subscribedItem, type ContentPlace } from './content-place.ts';

/** A temporary URL of the content, or a message that says why it can't be opened. */
type License = { url: string; rejection: null } | { url: null; rejection: string };

const NO_ADDRESS = 'The shop returned no link to this content. Please try again.';

/** Requests a license once per opening, because a new one would restart the frame. */
export function licenseQuery(place: ContentPlace) {
  return queryOptions({
    // Doesn't use `reads`, because a rejection is a result, too.
    queryKey: ['subscriptions', 'license', place.shelf, place.subscriptionId],
    queryFn: () => (place.shelf === 'builder' ? fetchBuilderLicense(place) : fetchLicense(place)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

async function fetchLicense({ subscriptionId }: ContentPlace): Promise<License> {
  const params = { path: subscribedItem(subscriptionId) };
  const { Status, Reason, Url } = await replyOf(
    shop.GET('/api/subscription/license/{catalogId}/{catalogItemId}', { params }),
  );
  if (Status === 'ERROR') return { url: null, rejection: `Oops! Error: ${Reason}` };
  return Url === null
    ? { url: null, rejection: `Oops! Error: ${NO_ADDRESS}` }
    : { url: Url, rejection: null };
}

/** For staff, any Status is a rejection. */
async function fetchBuilderLicense({ subscriptionId }: ContentPlace): Promise<License> {
  const params = { path: subscribedItem(subscriptionId) };
  const { Status, Reason, Url } = await replyOf(
    shop.GET('/api/subscriptionBuilder/license/{catalogId}/{catalogItemId}', { params }),
  );
  if (Status !== undefined || Url === undefined) {
    return { url: null, rejection: Reason ?? NO_ADDRESS };
  }
  return { url: Url, rejection: null };
}
