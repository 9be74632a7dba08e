import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../app/api.ts';
import { CART_KEY, type CartLine } from '../cart/queries.ts';
import { setItemInventory } from '../catalog/queries.ts';
import { useDialog } from '../ui/dialog/dialog-context.ts';

type CheckoutReply = components['schemas']['CheckoutReply'];

/** What is left of the item that stood in the way. */
export interface Shortage {
  title: string;
  count: number;
}

/**
 * Tells why checkout did not start, and brings everything up to date that made it look possible:
 * the cart, and the stock of the item somebody else has bought.
 */
export function useRefusedCheckout() {
  const client = useQueryClient();
  const dialog = useDialog();
  const [shortage, setShortage] = useState<Shortage | null>(null);

  async function refuse({ Reason, catalogId, catalogItemId }: CheckoutReply): Promise<void> {
    setShortage(null);
    void dialog.open({
      kind: 'error',
      title: 'The payment page was not opened',
      message: `Checkout Error: ${Reason}`,
    });
    const title = titleOf(client.getQueryData<CartLine[]>(CART_KEY), catalogItemId);
    void client.invalidateQueries({ queryKey: CART_KEY });
    if (catalogId === null || catalogItemId === null) return;
    const params = { path: { catalogId, catalogItemId } };
    const { count } = await replyOf(
      shop.GET('/api/catalog/inventory/{catalogId}/{catalogItemId}', { params }),
    );
    setItemInventory(client, catalogId, catalogItemId, count);
    setShortage({ title: title ?? catalogItemId, count });
  }

  return {
    shortage,
    // Only the figure is missing when its call fails; the reason itself has been told.
    refuse: (reply: CheckoutReply) => void refuse(reply).catch(() => undefined),
  };
}

function titleOf(lines: CartLine[] | undefined, catalogItemId: string | null): string | undefined {
  return lines?.find(({ item }) => item.catalogItemId === catalogItemId)?.item.title;
}
