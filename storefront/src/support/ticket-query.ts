import { replyOf, ShopError } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { reads, shop } from '../shop/api.ts';

export type Ticket = components['schemas']['Ticket'];

/** All that a customer wrote, the newest message first. */
export const ownTicketsQuery = queryOptions({
  ...reads.get('/api/support/tickets'),
  networkMode: 'always',
});

/** One of the customer's tickets; null where it is nobody's, or somebody else's. */
export const ticketQuery = (id: string) =>
  queryOptions({
    // Not the SDK's read: a ticket that isn't there is null.
    queryKey: ['ticket', id],
    queryFn: async (): Promise<Ticket | null> => {
      const params = { path: { id } };
      try {
        return await replyOf(shop.GET('/api/support/tickets/{id}', { params }));
      } catch (error) {
        if (error instanceof ShopError && error.status === 404) return null;
        throw error;
      }
    },
    networkMode: 'always',
  });
