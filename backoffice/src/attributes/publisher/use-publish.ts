import { replyOf, ShopError } from '@spindle/sdk/errors';
import { pricePublished, productPublished } from '@spindle/sdk/domain/catalog/publishing';
import type { Once } from '@spindle/sdk/react/intent-key';
import { useIntent } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Message } from '../../editing/message-dialog.tsx';
import { shop } from '../../providers/shop.ts';
import { storeKey, type Item } from '../../catalog/store-queries.ts';
import type { Recurring } from './recurring.ts';

/** Of a call that broke down, for whoever looks into the logs. */
export interface Trouble {
  reason: string;
  requestId: string | null;
}

type Order = { what: 'product' } | { what: 'price'; recurring: Recurring | null };

const path = '/api/catbuilder/stripe/publish/{catalogId}/{catalogItemId}';

/** Publishes the product or the price, one at a time, and tells how it went. */
export function usePublish(item: Item, tell: (message: Message) => void) {
  const client = useQueryClient();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { mutate, isPending, variables } = useIntent({
    mutationFn: (order: Order, once) => send(item, order, once),
    intentOf: ({ what }) => what,
    onSuccess: async ({ Status, Reason }, { what }) => {
      // The item notes its product, too.
      await client.invalidateQueries({ queryKey: storeKey });
      tell(Status === 'SUCCESS' ? published[what](item) : failed(what, Reason));
    },
    onError: (error, { what }) => {
      const requestId = error instanceof ShopError ? error.requestId : null;
      if (!isExplained(error)) setTrouble({ reason: error.message, requestId });
      tell(failed(what, isExplained(error) ? error.message : unexplained));
    },
  });

  function publish(order: Order) {
    if (isPending) return;
    setTrouble(null);
    mutate(order);
  }

  return { publish, busy: isPending ? (variables?.what ?? null) : null, trouble };
}

function send({ catalogId, catalogItemId }: Item, order: Order, once: Once) {
  const params = { path: { catalogId, catalogItemId }, header: once };
  if (order.what === 'product') return replyOf(shop.GET(path, { params }));
  const body = order.recurring && { body: order.recurring };
  return replyOf(shop.POST(path, { params, ...body }));
}

const published = {
  product: ({ title }: Item): Message => ({
    tone: 'success',
    title: 'Product Published',
    text: productPublished(title),
  }),
  price: ({ title }: Item): Message => ({
    tone: 'success',
    title: 'Price Published',
    text: pricePublished(title),
  }),
};

function failed(what: Order['what'], text: string): Message {
  const title = what === 'product' ? 'Error Publishing Product' : 'Error Publishing Price';
  return { tone: 'warning', title, text };
}

const unexplained = 'An unkown server side error occured. Check the server logs.';

/** What the shop refuses it explains; the rest only its logs do. */
function isExplained(error: Error): boolean {
  return error instanceof ShopError && error.status >= 400 && error.status < 500;
}
