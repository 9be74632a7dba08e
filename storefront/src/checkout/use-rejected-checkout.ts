import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { shop } from '../shop/api.ts';
import { cartMessage } from '../cart/cart-message.ts';
import { cartQuery, cartReads, type CartLine } from '../cart/queries.ts';
import { setItemInventory } from '../catalog/queries.ts';
import { cartQuoteQuery, type ShippingOption } from './quote/quote-query.ts';
import type { Place } from '../addresses/place.ts';
import { useDialog } from '../ui/dialog/dialog-context.ts';

type CheckoutReply = components['schemas']['CheckoutReply'];

/** How many units are left of the item that blocked the checkout. */
export interface Shortage {
  title: string;
  count: number;
}

/** Shipping costs as they were quoted and as they are now. */
export interface ShippingChange {
  Reason: string;
  before: readonly ShippingOption[];
  now: readonly ShippingOption[];
}

/**
 * Shows why the checkout did not start, and reloads outdated data: the cart, and the stock of an
 * item that someone else has bought. Changed prices are shown in the cart, and the current shipping
 * cost to `to` replaces the previous one.
 */
export function useRejectedCheckout(to: Place | null) {
  const client = useQueryClient();
  const dialog = useDialog();
  const navigate = useNavigate();
  const [shortage, setShortage] = useState<Shortage | null>(null);
  const [shippingChange, setShippingChange] = useState<ShippingChange | null>(null);

  async function reject(reply: CheckoutReply): Promise<void> {
    const { code, Reason, catalogId, catalogItemId } = reply;
    setShortage(null);
    setShippingChange(null);
    if (code === 'SHIPPING_CHANGED' && reply.quote && to) {
      const queryKey = quoteKey(to);
      const before = client.getQueryData(queryKey);
      setShippingChange({ Reason, before: before?.options ?? [], now: reply.quote.options });
      // The customer now sees the new quote, so continuing accepts it.
      if (before) client.setQueryData(queryKey, { ...before, ...reply.quote });
      return;
    }
    if (code === 'PRICE_CHANGED') {
      void client.invalidateQueries(cartReads);
      return navigate('/ui/cart', { state: cartMessage(Reason) });
    }
    void dialog.open({
      kind: 'error',
      title: "We couldn't open the payment page",
      message: `Checkout Error: ${Reason}`,
    });
    const title = titleOf(client.getQueryData(cartQuery().queryKey), catalogItemId);
    void client.invalidateQueries(cartReads);
    // The item may be in stock and still not be shippable there.
    if (code === 'CUSTOMS_DATA_MISSING' || code === 'PARCEL_TOO_LARGE') return;
    if (catalogId === null || catalogItemId === null) return;
    const params = { path: { catalogId, catalogItemId } };
    const { count } = await replyOf(
      shop.GET('/api/catalog/inventory/{catalogId}/{catalogItemId}', { params }),
    );
    setItemInventory(client, catalogId, catalogItemId, count);
    setShortage({ title: title ?? catalogItemId, count });
  }

  const quoteKey = (place: Place) =>
    cartQuoteQuery(place, client.getQueryData(cartQuery().queryKey) ?? []).queryKey;

  return {
    /** Returns the quote on the page, or null if there is none. */
    lastQuote: (place: Place) => client.getQueryData(quoteKey(place))?.quoteId ?? null,
    shortage,
    shippingChange,
    // If loading the stock fails, only the number is missing. The reason is shown already.
    refuse: (reply: CheckoutReply) => void reject(reply).catch(() => undefined),
  };
}

function titleOf(lines: CartLine[] | undefined, catalogItemId: string | null): string | undefined {
  return lines?.find(({ item }) => item.catalogItemId === catalogItemId)?.item.title;
}
