import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/session.ts';
import { useSignInFirst } from '../session/use-sign-in-first.ts';
import { isCounted, itemStatus } from '../catalog/item-status.ts';
import type { CatalogItem } from '../catalog/queries.ts';
import { Button } from '../ui/button.tsx';
import styles from './add-here.module.css';

// Buying is for signed-in people: nobody else needs its code.
const AddHereButton = lazyComponent(
  async () => (await import('./add-here-button.tsx')).AddHereButton,
);

/**
 * Puts one into the cart and stays on the page. Visitors are asked to sign in, unless `small`, which
 * is for rows of a table. Nothing for what can't be bought.
 */
export function AddHere({
  item,
  look = 'usual',
  onAdded,
}: {
  item: CatalogItem;
  look?: 'small' | 'usual';
  /** Says so in its place, where the button goes with what it was for. */
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

/** Whether it is a cart's to take: things with a count, on sale now. */
export const canBeAdded = (item: CatalogItem): boolean =>
  isCounted(item) && itemStatus(item) === 'buyable';

/** Comes back to this page. */
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
