import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';

/** Everything written in a ticket, oldest first. */
export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: ['tickets', 'thread', id],
    queryFn: ({ signal }) =>
      replyOf(shop.GET('/api/admin/tickets/{id}/messages', { params: { path: { id } }, signal })),
  });
