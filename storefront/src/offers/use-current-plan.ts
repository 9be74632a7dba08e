import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/session.ts';
import { subscriptionsQuery, type Subscription } from '../subscriptions/queries.ts';

/**
 * What the signed-in customer pays for in a catalogue, of which one can be subscribed to at a time.
 * Undefined until that is known; null where there is none, or it cannot be found out just now: the
 * shop itself refuses a second one.
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
