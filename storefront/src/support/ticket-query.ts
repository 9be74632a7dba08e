import { replyOf, ShopError } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { reads, shop } from '../shop/api.ts';

export type Ticket = components['schemas']['Ticket'];

/** Loads a customer's tickets, latest message first. */
export const ownTicketsQuery = queryOptions({
  ...reads.get('/api/support/tickets'),
  networkMode: 'always',
});

/** Loads one of the customer's tickets, or null if it doesn't exist or belongs to someone else. */
export const ticketQuery = (id: string) =>
  queryOptions({
    // Doesn't use `reads`, because a missing ticket is null.
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
