import { useNavigate } from 'react-router-dom';
import { fewerAdded } from '../cart/add-units.ts';
import { useAddToCart } from '../cart/add-to-cart.ts';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import { isSecondClick } from '../ui/second-click.ts';
import type { CatalogItem } from '../catalog/queries.ts';
import { useSubscribe } from './subscribe.ts';

/**
 * Buys an item in the given quantity: a subscription leads to payment, everything else goes into
 * the cart.
 */
export function useBuy(
  item: CatalogItem,
  quantity = 1,
): { buy: (click: { detail: number }) => void; busy: boolean } {
  const navigate = useNavigate();
  const dialog = useDialog();
  const add = useAddToCart();
  const { subscribe, busy: subscribing } = useSubscribe();
  return {
    busy: add.isPending || subscribing,
    buy: (click) => {
      if (isSecondClick(click)) return;
      if (item.subscription) return subscribe(item);
      const { catalogId, catalogItemId } = item;
      add.mutate(
        { catalogId, catalogItemId, quantity },
        {
          onSuccess: ({ units }) => {
            void navigate(`/ui/shop/${catalogId}/${catalogItemId}/cart`);
            if (units < quantity) {
              void dialog.open({
                kind: 'warn',
                title: 'Not all units were added',
                message: `${fewerAdded(units, quantity)}.`,
              });
            }
          },
          onError: (error) =>
            void dialog.open({
              kind: 'warn',
              title: 'Not added to the cart',
              message: error.message,
            }),
        },
      );
    },
  };
}
