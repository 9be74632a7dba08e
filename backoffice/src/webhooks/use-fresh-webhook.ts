import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Delivery } from './webhook.ts';

/** Reloads the webhook after each attempt, because the webhook's status depends on the last one. */
export function useFreshWebhook(deliveries: readonly Delivery[] | undefined): void {
  const client = useQueryClient();
  const seen = useRef<string>(undefined);
  const tries = deliveries?.map(({ id, state, tries: count }) => `${id} ${state} ${count}`).join();
  useEffect(() => {
    if (tries === undefined) return;
    const isNews = seen.current !== undefined && seen.current !== tries;
    seen.current = tries;
    if (isNews) void client.invalidateQueries({ queryKey: ['webhooks'] });
  }, [client, tries]);
}
