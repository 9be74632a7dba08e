import { useQueryClient } from '@tanstack/react-query';
import { itemQuery } from '../catalog/queries.ts';
import type { AddableLine } from '../partslist/add-all.ts';
import { useFillCart } from '../partslist/use-fill-cart.ts';
import { isSecondClick } from '../ui/second-click.ts';
import type { Order } from './queries.ts';

/** Adds an order's items to the cart, at today's prices and as far as they are available. */
export function useBuyAgain({ items }: Pick<Order, 'items'>) {
  const client = useQueryClient();
  const { fillCart, ...outcome } = useFillCart();

  const read = (): Promise<AddableLine[]> =>
    Promise.all(
      items.map(async ({ catalogId, catalogItemId, quantity, title }) => ({
        catalogId,
        catalogItemId,
        quantity,
        title,
        item: await client.query(itemQuery(catalogId, catalogItemId, 'public')),
      })),
    );

  const buyAgain = (click: { detail: number }) => {
    if (!isSecondClick(click)) fillCart(read);
  };
  return { ...outcome, buyAgain };
}
