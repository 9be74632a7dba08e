import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { clearPortalVisit, hasVisitedPortal } from './awaited-subscription.ts';
import { subscriptionsQuery } from './queries.ts';

// The provider notifies the shop of a change, usually within seconds.
const PAUSES_AFTER_PORTAL_MS = [1_500, 4_000, 10_000];

/** Returns the list. Reloads it automatically after a visit to the customer portal. */
export function useMySubscriptions() {
  const client = useQueryClient();
  const [pauses] = useState(() => (hasVisitedPortal() ? PAUSES_AFTER_PORTAL_MS : []));
  const { queryKey } = subscriptionsQuery();
  const answers = () => {
    const state = client.getQueryState(queryKey);
    return (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0);
  };
  const [before] = useState(answers);
  useEffect(() => clearPortalVisit(), []);
  return useQuery({
    ...subscriptionsQuery(),
    refetchInterval: () => pauses[answers() - before - 1] ?? false,
  });
}
