import { asJson } from '@spindle/sdk/client';
import { replyOf } from '@spindle/sdk/errors';
import type { Once } from '@spindle/sdk/react/intent-key';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { shop } from '../providers/shop.ts';
import type { Delivery, EventType } from './webhook.ts';

export interface TypedWebhook {
  url: string;
  description: string;
  events: EventType[];
}

const of = (id: string) => ({ params: { path: { id } } });

export const createWebhook = (body: TypedWebhook, once: Once) =>
  replyOf(shop.POST('/api/admin/webhooks', { body, params: { header: once }, ...asJson }));

export const changeWebhook = (
  id: string,
  body: Partial<TypedWebhook> & { enabled?: boolean; version: number },
) => replyOf(shop.PATCH('/api/admin/webhooks/{id}', { ...of(id), body, ...asJson }));

export const deleteWebhook = (id: string) =>
  replyOf(shop.DELETE('/api/admin/webhooks/{id}', of(id)));

export const rotateSecret = (id: string) =>
  replyOf(shop.POST('/api/admin/webhooks/{id}/secret', of(id)));

export const sendTest = (id: string) => replyOf(shop.POST('/api/admin/webhooks/{id}/test', of(id)));

export const replaySince = (id: string, since: string) =>
  replyOf(shop.POST('/api/admin/webhooks/{id}/replay', { ...of(id), body: { since }, ...asJson }));

export const replayDelivery = (id: string, deliveryId: string) =>
  replyOf(
    shop.POST('/api/admin/webhooks/{id}/deliveries/{deliveryId}/replay', {
      params: { path: { id, deliveryId } },
    }),
  );

/** Those that wait are looked at again soon. */
export const deliveriesQuery = (id: string, after: string | null) => ({
  queryKey: ['webhook deliveries', id, after],
  queryFn: () =>
    replyOf(
      shop.GET('/api/admin/webhooks/{id}/deliveries', {
        params: { path: { id }, query: after === null ? {} : { after } },
      }),
    ),
  refetchInterval: ({ state }: { state: { data?: { deliveries: Delivery[] } | undefined } }) =>
    state.data?.deliveries.some((one) => one.state === 'PENDING') === true ? 2_000 : false,
});

/** Makes a call about a webhook, says what became of it, and shows what is so now. */
export function useWebhookCall() {
  const notify = useNotify();
  const refresh = useRefresh();
  const client = useQueryClient();
  return useAction({
    mutationFn: (call: () => Promise<{ Status: string; Reason: string }>) => call(),
    onSuccess({ Status, Reason }) {
      notify(Reason, { type: Status === 'SUCCESS' ? 'success' : 'error' });
      refresh();
      void client.invalidateQueries({ queryKey: ['webhook deliveries'] });
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
}
