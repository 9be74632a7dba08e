import { addToCart, addToCartOf } from '@spindle/sdk/domain/catalog/labels';
import { atQuantity } from '@spindle/sdk/domain/catalog/sale';
import { renewalNote } from '@spindle/sdk/domain/subscriptions/renewal';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { formatCents } from '../ui/format-money.ts';
import { Icon } from '../ui/icon.tsx';
import { Amount } from '../ui/price.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { itemTerms } from '../catalog/item-attributes.ts';
import { isCounted } from '../catalog/item-status.ts';
import type { CatalogItem } from '../catalog/queries.ts';
import { useBuy } from './use-buy.ts';
import styles from './buy-buttons.module.css';

/** The item page's button, with its action and price. */
export function AddButton({ item, quantity }: { item: CatalogItem; quantity: number }) {
  const { buy, busy } = useBuy(item, quantity);
  const cents = Math.round(atQuantity(item, quantity).price * 100) * quantity;
  const price = [formatCents(cents), itemTerms(item)].filter(Boolean).join(' ');
  return (
    <>
      <Button look="primary" wide busy={busy} onClick={buy}>
        {busy ? null : <Icon name={item.subscription ? 'check' : 'cart'} />}
        {item.subscription ? 'Subscribe' : addToCart} · {price}
      </Button>
      <RenewalNote item={item} />
    </>
  );
}

/** A card's only button, labeled with the price. */
export function PriceButton({ item }: { item: CatalogItem }) {
  const { buy, busy } = useBuy(item);
  return (
    <>
      <Button look="primary" busy={busy} onClick={buy}>
        <BuyPrice item={item} />
      </Button>
      <RenewalNote item={item} />
    </>
  );
}

/** Says what a subscription costs per period, beside the button that starts it. */
function RenewalNote({ item }: { item: CatalogItem }) {
  if (!item.subscription) return null;
  const cents = Math.round(item.price * 100);
  return <small className={styles.renewal}>{renewalNote(cents, itemTerms(item))}</small>;
}

/**
 * A card's buttons: one with the price buys right away, and shipped items can also go into the
 * cart. The pressed button shows that it is busy.
 */
export function CardButtons({ item }: { item: CatalogItem }) {
  const { buy, busy } = useBuy(item);
  const [pressed, setPressed] = useState<'price' | 'cart'>('price');
  if (!isCounted(item)) return <PriceButton item={item} />;
  const press = (button: typeof pressed) => ({
    busy: busy && pressed === button,
    disabled: busy && pressed !== button,
    onClick: (click: { detail: number }) => {
      setPressed(button);
      buy(click);
    },
  });
  const cart = press('cart');
  return (
    <>
      <Button look="secondary" {...press('price')}>
        <BuyPrice item={item} />
      </Button>
      <Button look="primary" aria-label={addToCartOf(item.title)} {...cart}>
        {cart.busy ? null : <Icon name="cart" />}
        {addToCart}
      </Button>
    </>
  );
}

function BuyPrice({ item }: { item: CatalogItem }) {
  return (
    <>
      <VisuallyHidden>Buy {item.title} for </VisuallyHidden>
      <Amount dollars={item.price} note={itemTerms(item)} />
    </>
  );
}
