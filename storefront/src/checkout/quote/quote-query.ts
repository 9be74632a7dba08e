import { asJson } from '@spindle/sdk/client';
import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../shop/api.ts';
import type { CartLine } from '../../cart/queries.ts';
import type { Place } from '../../addresses/place.ts';

export type QuoteReply = components['schemas']['ShippingQuoteReply'];
export type ShippingOption = components['schemas']['ShippingOption'];
type Entry = components['schemas']['PartsListEntry'];

// Doesn't use `reads`, because both calls are POSTs.

/** Loads what it costs to ship these items to a place. */
export function itemsQuoteQuery({ country, zip }: Place, items: readonly Entry[]) {
  const body = { country, zip, items: [...items] };
  return queryOptions({
    queryKey: ['quote', country, zip, quoteKey(items)],
    queryFn: () => replyOf(shop.POST('/api/shipping/quote', { body, ...asJson })),
    staleTime: ({ state }) => staleTimeOf(state.data),
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/**
 * Loads what it costs to ship the signed-in customer's cart, as stored by the shop. `lines` only
 * tells carts apart.
 */
export function cartQuoteQuery({ country, zip }: Place, lines: readonly CartLine[]) {
  const items = lines.map(({ item, quantity }) => ({ ...item, quantity }));
  return queryOptions({
    queryKey: ['quote', country, zip, 'cart', quoteKey(items)],
    queryFn: () => replyOf(shop.POST('/api/shipping/quote', { body: { country, zip }, ...asJson })),
    staleTime: ({ state }) => staleTimeOf(state.data),
    retry: false,
    refetchOnWindowFocus: false,
  });
}

const quoteKey = (items: readonly Entry[]) =>
  items
    .map(({ catalogId, catalogItemId, quantity }) => `${catalogId}/${catalogItemId} ${quantity}`)
    .toSorted()
    .join('\n');

/** Returns the milliseconds until a quote expires. A rejection expires right away. */
const staleTimeOf = (reply: QuoteReply | undefined) =>
  reply?.validUntil ? Math.max(0, Date.parse(reply.validUntil) - Date.now()) : 0;
