import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';
import { subscribedItem, type ContentPlace } from './content-place.ts';

/** Where content can be read for a while, or why it cannot, as it is told. */
type Licence = { url: string; rejection: null } | { url: null; rejection: string };

const NO_ADDRESS = 'The shop returned no address for this content. Please try again.';

/** A licence is asked for once per opening; a new one would make the frame start over. */
export function licenceQuery(place: ContentPlace) {
  return queryOptions({
    // Not the SDK's read: a refusal is an answer, too.
    queryKey: ['subscriptions', 'licence', place.shelf, place.subscriptionId],
    queryFn: () => (place.shelf === 'builder' ? builderLicence(place) : myLicence(place)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

async function myLicence({ subscriptionId }: ContentPlace): Promise<Licence> {
  const params = { path: subscribedItem(subscriptionId) };
  const { Status, Reason, Url } = await replyOf(
    shop.GET('/api/subscription/license/{catalogId}/{catalogItemId}', { params }),
  );
  if (Status === 'ERROR') return { url: null, rejection: `Oops! Error: ${Reason}` };
  return Url === null
    ? { url: null, rejection: `Oops! Error: ${NO_ADDRESS}` }
    : { url: Url, rejection: null };
}

/** For staff any Status is a refusal. */
async function builderLicence({ subscriptionId }: ContentPlace): Promise<Licence> {
  const params = { path: subscribedItem(subscriptionId) };
  const { Status, Reason, Url } = await replyOf(
    shop.GET('/api/subscriptionBuilder/license/{catalogId}/{catalogItemId}', { params }),
  );
  if (Status !== undefined || Url === undefined) {
    return { url: null, rejection: Reason ?? NO_ADDRESS };
  }
  return { url: Url, rejection: null };
}
