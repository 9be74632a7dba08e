import { useNavigate } from 'react-router-dom';
import { useAddToCart } from '../cart/add-to-cart.ts';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import type { CatalogItem } from './queries.ts';
import { useSubscribe } from './subscribe.ts';

/** Buys one of an item: a subscription goes on to pay, everything else into the cart. */
export function useBuy(item: CatalogItem): { buy: () => void; busy: boolean } {
  const navigate = useNavigate();
  const dialog = useDialog();
  const add = useAddToCart();
  const { subscribe, busy: subscribing } = useSubscribe();
  return {
    busy: add.isPending || subscribing,
    buy: () => {
      if (item.subscription) return subscribe(item);
      add.mutate(item, {
        onSuccess: () => {
          void navigate(`/ui/shop/${item.catalogId}/${item.catalogItemId}/cart`);
        },
        onError: (error) =>
          void dialog.open({
            kind: 'warn',
            title: 'Not added to the cart',
            message: error.message,
          }),
      });
    },
  };
}
