import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../app/session.ts';
import { useSignInFirst } from '../app/use-sign-in-first.ts';
import { itemStatus } from '../catalog/item-status.ts';
import type { CatalogItem } from '../catalog/queries.ts';
import { Button } from '../ui/button.tsx';
import styles from './notices.module.css';

// The first view can do without: its room is kept.
const TellMe = lazy(async () => ({ default: (await import('./tell-me.tsx')).TellMe }));

/** The way to be told when an item can be bought; for what is sold out or coming. */
export function NoticeOffer({ item }: { item: CatalogItem }) {
  const { status } = useSession();
  const state = itemStatus(item);
  if (!item.enabled || (state !== 'out-of-stock' && state !== 'coming-soon')) return null;
  return (
    <div className={styles.offer}>
      {status === 'customer' && (
        <Suspense>
          <TellMe item={item} />
        </Suspense>
      )}
      {status !== 'customer' && status !== 'unknown' && <SignInFirst item={item} />}
    </div>
  );
}

function SignInFirst({ item }: { item: CatalogItem }) {
  const signInFirst = useSignInFirst();
  const { pathname, search } = useLocation();
  return (
    <Button
      aria-label={`Tell me when it is here: ${item.title}`}
      onClick={async () => {
        (await import('./wanted-notice.ts')).wantNotice(item);
        signInFirst(pathname + search);
      }}
    >
      Tell me when it is here
    </Button>
  );
}
