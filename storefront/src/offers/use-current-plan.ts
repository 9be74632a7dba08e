import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/session.ts';
import { subscriptionsQuery, type Subscription } from '../subscriptions/queries.ts';

/**
 * Returns the signed-in customer's subscription in a catalog, which allows only one at a time.
 * Undefined while loading. Null if there is none or it can't be loaded: the server rejects a second
 * one anyway.
 */
export function useCurrentPlan(catalogId: string): Subscription | null | undefined {
  const { status } = useSession();
  const { data, isError } = useQuery({
    ...subscriptionsQuery(),
    enabled: status === 'customer',
    networkMode: 'always',
    select: (list) => list.find((one) => one.catalogId === catalogId && !one.Given) ?? null,
  });
  return data ?? (isError ? null : data);
}
