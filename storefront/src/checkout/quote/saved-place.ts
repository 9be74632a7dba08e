import { replyOf } from '@spindle/sdk/errors';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { shop } from '../../shop/api.ts';
import { useSession } from '../../session/session.ts';
import type { Place } from '../../addresses/place.ts';

/** Apart from the checkout's own look at it, which is a new one each time. */
const savedAddressQuery = () =>
  queryOptions({
    // Not the SDK's read: the call is POST.
    queryKey: ['quote', 'address'],
    queryFn: () => replyOf(shop.POST('/api/cart/addressInit')),
  });

/** Of the address a customer had something sent to last; undefined while it is looked up. */
export function useSavedPlace({ enabled }: { enabled: boolean }): Place | null | undefined {
  const { status } = useSession();
  const asks = enabled && status === 'customer';
  const { data, isPending } = useQuery({ ...savedAddressQuery(), enabled: asks });
  if (status === 'unknown' || (asks && isPending)) return undefined;
  const address = data?.Response;
  return address ? { country: address.country, zip: address.zip } : null;
}
