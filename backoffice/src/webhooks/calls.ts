import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { replyOf } from '@spindle/sdk/errors';
import { shop } from '../providers/shop.ts';
import type { Delivery } from './webhook.ts';

export type TypedWebhook = BodyOf<'createWebhook'>;

/** Those that wait are looked at again soon. */
export const deliveriesQuery = (id: string, after: string | null) => ({
  queryKey: ['webhooks', 'deliveries', id, after],
  queryFn: () =>
    replyOf(
      shop.GET('/api/admin/webhooks/{id}/deliveries', {
        params: { path: { id }, query: after === null ? {} : { after } },
      }),
    ),
  refetchInterval: ({ state }: { state: { data?: { deliveries: Delivery[] } | undefined } }) =>
    state.data?.deliveries.some((one) => one.state === 'PENDING') === true ? 2_000 : false,
});
