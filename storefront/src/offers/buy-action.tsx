import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense } from 'react';
import { useSession } from '../session/session.ts';
import { useSignInFirst } from '../session/use-sign-in-first.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { itemKey } from '../catalog/item-key.ts';
import type { CatalogItem } from '../catalog/queries.ts';
import styles from './buy-box.module.css';

// Only signed-in users can buy, so others don't load this code.
const AddButton = lazyComponent(async () => (await import('./buy-buttons.tsx')).AddButton);
const PlanButton = lazyComponent(async () => (await import('./plan-buttons.tsx')).PlanButton);

/** Shows a Buy or a Sign in button. Both take up the same space. */
export function BuyAction({ item, quantity }: { item: CatalogItem; quantity: number }) {
  const { status, checking } = useSession();
  return (
    <div className={styles.action}>
      {checking ? (
        <Skeleton shape="button" />
      ) : status === 'customer' ? (
        <Suspense fallback={<Skeleton shape="button" />}>
          {item.subscription ? (
            <PlanButton item={item} />
          ) : (
            <AddButton item={item} quantity={quantity} />
          )}
        </Suspense>
      ) : (
        <SignInButton item={item} />
      )}
    </div>
  );
}

function SignInButton({ item }: { item: CatalogItem }) {
  const signInFirst = useSignInFirst();
  return (
    // A form, so that the button works before JavaScript has loaded, and without it.
    <form
      className={styles.signIn}
      action="/ui/signin"
      onSubmit={(event) => {
        event.preventDefault();
        signInFirst(`/ui/shop/${itemKey(item)}`);
      }}
    >
      <span id="why-sign-in">Sign in to buy</span>
      <Button look="strong" wide type="submit" aria-describedby="why-sign-in">
        <Icon name="sign-in" />
        Sign In
      </Button>
    </form>
  );
}
