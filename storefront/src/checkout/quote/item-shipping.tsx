import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { useSettled } from '../../page-parts/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import styles from './item-shipping.module.css';

export interface ItemKeyParts {
  catalogId: string;
  catalogItemId: string;
}

// Most visitors haven't entered a place yet, so the first view doesn't need it.
const ItemQuote = lazyComponent(async () => (await import('./item-quote.tsx')).ItemQuote);

/**
 * Shows price and day of shipping to visitors who ask, or have asked before. Its space is reserved.
 */
export function ItemShipping({ item, quantity }: { item: ItemKeyParts; quantity: number }) {
  const [isWanted, ask] = useState(false);
  const { status } = useSession();
  const settled = useSettled();
  const displayed = isWanted || (settled && (status === 'customer' || hasPlace()));
  const question = (
    <Button look="quiet" busy={isWanted} onClick={() => ask(true)}>
      Get shipping cost and date
    </Button>
  );
  return (
    <div className={styles.place}>
      {displayed ? (
        <Suspense fallback={question}>
          <ItemQuote item={item} quantity={quantity} unasked={isWanted ? null : question} />
        </Suspense>
      ) : (
        question
      )}
    </div>
  );
}

function hasPlace(): boolean {
  try {
    return localStorage.getItem('ship-to') !== null;
  } catch {
    return false;
  }
}
