import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/session.ts';
import { useSignInFirst } from '../session/use-sign-in-first.ts';
import { isCounted, itemStatus } from '../catalog/item-status.ts';
import type { CatalogItem } from '../catalog/queries.ts';
import { Button } from '../ui/button.tsx';
import styles from './add-here.module.css';

// Only signed-in users can buy, so others don't load this code.
const AddHereButton = lazyComponent(
  async () => (await import('./add-here-button.tsx')).AddHereButton,
);

/**
 * Adds one unit to the cart and stays on the page. Visitors are asked to sign in, unless `look` is
 * `small`, which is for table rows. Renders nothing if the item can't be bought.
 */
export function AddHere({
  item,
  look = 'usual',
  onAdded,
}: {
  item: CatalogItem;
  look?: 'small' | 'usual';
  /** Takes over the announcement if the button disappears after adding. */
  onAdded?: (announcement: string) => void;
}) {
  const { status, checking } = useSession();
  if (!canBeAdded(item)) return null;
  if (status !== 'customer')
    return look === 'small' || checking ? null : <SignInToBuy item={item} />;
  return (
    <Suspense>
      <AddHereButton item={item} look={look} onAdded={onAdded} />
    </Suspense>
  );
}

/** Returns whether the item can go into a cart: it has a stock count and can be bought. */
export const canBeAdded = (item: CatalogItem): boolean =>
  isCounted(item) && itemStatus(item) === 'buyable';

/** Signing in leads back to this page. */
function SignInToBuy({ item }: { item: CatalogItem }) {
  const signInFirst = useSignInFirst();
  const { pathname, search } = useLocation();
  return (
    <span className={styles.add}>
      <Button
        look="quiet"
        aria-label={`Sign in to buy: ${item.title}`}
        onClick={() => signInFirst(pathname + search)}
      >
        Sign in to buy
      </Button>
    </span>
  );
}
