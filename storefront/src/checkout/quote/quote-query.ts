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

// Not the SDK's reads: both calls are POST.

/** What shipping costs to a place: of the items named. */
export function itemsQuoteQuery({ country, zip }: Place, items: readonly Entry[]) {
  const body = { country, zip, items: [...items] };
  return queryOptions({
    queryKey: ['quote', country, zip, basketOf(items)],
    queryFn: () => replyOf(shop.POST('/api/shipping/quote', { body, ...asJson })),
    staleTime: ({ state }) => freshFor(state.data),
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/** Of the signed-in customer's cart, as the shop has it: `lines` tell one cart from another. */
export function cartQuoteQuery({ country, zip }: Place, lines: readonly CartLine[]) {
  const items = lines.map(({ item, quantity }) => ({ ...item, quantity }));
  return queryOptions({
    queryKey: ['quote', country, zip, 'cart', basketOf(items)],
    queryFn: () => replyOf(shop.POST('/api/shipping/quote', { body: { country, zip }, ...asJson })),
    staleTime: ({ state }) => freshFor(state.data),
    retry: false,
    refetchOnWindowFocus: false,
  });
}

const basketOf = (items: readonly Entry[]) =>
  items
    .map(({ catalogId, catalogItemId, quantity }) => `${catalogId}/${catalogItemId} ${quantity}`)
    .toSorted()
    .join('\n');

/** Milliseconds; a refusal is no news for as long as the page is open. */
const freshFor = (reply: QuoteReply | undefined) =>
  reply?.validUntil ? Math.max(0, Date.parse(reply.validUntil) - Date.now()) : 0;
