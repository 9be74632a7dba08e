import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense } from 'react';
import { useSession } from '../session/session.ts';
import { itemStatus } from '../catalog/item-status.ts';
import type { CatalogItem } from '../catalog/queries.ts';
import styles from './notices.module.css';

// Loaded after the first view. Their space is reserved.
const NotifyMe = lazyComponent(async () => (await import('./notify-me.tsx')).NotifyMe);
const SignInFirst = lazyComponent(async () => (await import('./sign-in-first.tsx')).SignInFirst);

/** Offers a notification when an out-of-stock or upcoming item becomes available. */
export function NoticeOffer({ item }: { item: CatalogItem }) {
  const { status } = useSession();
  const state = itemStatus(item);
  if (!item.enabled || (state !== 'out-of-stock' && state !== 'coming-soon')) return null;
  const Offer = status === 'customer' ? NotifyMe : SignInFirst;
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
