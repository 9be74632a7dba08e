import { ShopError } from '@spindle/sdk/errors';
import { pricePublished, productPublished } from '@spindle/sdk/domain/catalog/publishing';
import { useState } from 'react';
import type { Message } from '../../editing/message-dialog.tsx';
import { useAct } from '../../providers/write-hooks.ts';
import { idOf } from '../../providers/writes/record-ids.ts';
import type { Item } from '../../catalog/store-queries.ts';
import type { Recurring } from './recurring.ts';

/** A failed call, with its id in the logs. */
export interface Problem {
  reason: string;
  requestId: string | null;
}

type Order = { what: 'product' } | { what: 'price'; recurring: Recurring | null };

/** Publishes either the product or the price, one call at a time, and reports the result. */
export function usePublish(item: Item, tell: (message: Message) => void) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [publishProduct, product] = useAct('items', 'publishProduct');
  const [publishPrice, price] = useAct('items', 'publishPrice');
  const busy = product.isPending ? 'product' : price.isPending ? 'price' : null;

  function publish(order: Order) {
    if (busy !== null) return;
    setProblem(null);
    const { what } = order;
    const id = idOf(item.catalogId, item.catalogItemId);
    const callbacks = {
      onSuccess: () => tell(published[what](item)),
      onError(error: Error) {
        const requestId = error instanceof ShopError ? error.requestId : null;
        if (!isExplained(error)) setProblem({ reason: error.message, requestId });
        tell(failed(what, isExplained(error) ? error.message : unexplained));
      },
    };
    if (order.what === 'product') publishProduct({ id }, callbacks);
    else publishPrice({ id, data: order.recurring }, callbacks);
  }

  return { publish, busy, problem } as const;
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

/** The shop explains its own rejections. Other errors are explained only in the logs. */
function isExplained(error: Error): boolean {
  return error instanceof ShopError && error.status !== 0 && error.status < 500;
}
