import { addToCart, addToCartOf } from '@spindle/sdk/domain/catalog/labels';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddToCart } from './add-to-cart.ts';
import { isSameItem } from './cart-change.ts';
import { cartQuery } from './queries.ts';
import type { CatalogItem } from '../catalog/queries.ts';
import { Button } from '../ui/button.tsx';
import { formatCount } from '../ui/format-count.ts';
import { Icon } from '../ui/icon.tsx';
import { isSecondClick } from '../ui/second-click.ts';
import styles from './add-here.module.css';

/** Shows the button and, after adding, how many units are in the cart. */
export function AddHereButton({
  item,
  look,
  onAdded,
}: {
  item: CatalogItem;
  look: 'small' | 'usual';
  onAdded: ((announcement: string) => void) | undefined;
}) {
  const add = useAddToCart();
  const cart = useQuery(cartQuery());
  const [announcement, announce] = useState('');
  const quantity = cart.data?.find((line) => isSameItem(line.item, item))?.quantity ?? 0;
  const press = (click: { detail: number }) => {
    if (isSecondClick(click)) return;
    announce('');
    add.mutate(item, {
      onSuccess: ({ cart: lines }) => {
        const line = lines.find((candidate) => isSameItem(candidate.item, item));
        const text = `Added: ${item.title}. ${formatCount(line?.quantity ?? 1)} in the cart.`;
        if (onAdded) onAdded(text);
        else announce(text);
      },
      onError: (error) => announce(`Not added to the cart. ${error.message}`),
    });
  };
  return (
    <span className={styles.add}>
      <Button
        className={look === 'small' ? styles.small : undefined}
        aria-label={addToCartOf(item.title)}
        busy={add.isPending}
        onClick={press}
      >
        {add.isPending ? null : <Icon name="cart" />}
        {look === 'small' ? 'Add' : addToCart}
      </Button>
      <span className={add.isError ? styles.failed : styles.announcement} role="status">
        {add.isError ? (
          announcement
        ) : quantity > 0 ? (
          <InCart quantity={quantity} announcement={announcement} />
        ) : null}
      </span>
    </span>
  );
}

/** The visible text is short. Screen readers also say which item it is about. */
function InCart({ quantity, announcement }: { quantity: number; announcement: string }) {
  return (
    <>
      <span aria-hidden={announcement ? true : undefined}>{formatCount(quantity)} in cart</span>
      {announcement ? <span className={styles.heard}>{announcement}</span> : null}
    </>
  );
}
