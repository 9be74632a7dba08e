import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense } from 'react';
import { useSession } from '../session/session.ts';
import { itemStatus } from '../catalog/item-status.ts';
import type { CatalogItem } from '../catalog/queries.ts';
import styles from './notices.module.css';

// The first view can do without: their room is kept.
const TellMe = lazyComponent(async () => (await import('./tell-me.tsx')).TellMe);
const SignInFirst = lazyComponent(async () => (await import('./sign-in-first.tsx')).SignInFirst);

/** The way to be told when an item can be bought; for what is sold out or coming. */
export function NoticeOffer({ item }: { item: CatalogItem }) {
  const { status } = useSession();
  const state = itemStatus(item);
  if (!item.enabled || (state !== 'out-of-stock' && state !== 'coming-soon')) return null;
  const Offer = status === 'customer' ? TellMe : SignInFirst;
  return (
    <div className={styles.offer}>
      {status !== 'unknown' && (
        <Suspense>
          <Offer item={item} />
        </Suspense>
      )}
    </div>
  );
}
