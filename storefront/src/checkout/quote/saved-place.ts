import { replyOf } from '@spindle/sdk/errors';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { shop } from '../../shop/api.ts';
import { useSession } from '../../session/session.ts';
import type { Place } from '../../addresses/place.ts';

/** Separate from the checkout's query, which always loads again. */
const savedAddressQuery = () =>
  queryOptions({
    // Doesn't use `reads`, because the call is a POST.
    queryKey: ['quote', 'address'],
    queryFn: () => replyOf(shop.POST('/api/cart/addressInit')),
  });

/** Returns the place of the customer's last shipping address. Undefined while it loads. */
export function useSavedPlace({ enabled }: { enabled: boolean }): Place | null | undefined {
  const { status } = useSession();
  const asks = enabled && status === 'customer';
  const { data, isPending } = useQuery({ ...savedAddressQuery(), enabled: asks });
  if (status === 'unknown' || (asks && isPending)) return undefined;
  const address = data?.Response;
  return address ? { country: address.country, zip: address.zip } : null;
}
