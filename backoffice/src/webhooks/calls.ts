import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { reads } from '../providers/shop.ts';

export type TypedWebhook = BodyOf<'createWebhook'>;

/** Refetches soon while a delivery is pending. */
export const deliveriesQuery = (id: string, after: string | null) =>
  queryOptions({
    ...reads.get('/api/admin/webhooks/{id}/deliveries', {
      params: { path: { id }, query: after === null ? {} : { after } },
    }),
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((one) => one.state === 'PENDING') === true ? 2_000 : false,
  });
