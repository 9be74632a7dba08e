import { useLocation, useParams } from 'react-router-dom';
import { PageTitle } from '../page-parts/page-title.tsx';
import { AlertLine } from '../ui/alert-line.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { CartBreadcrumb } from '../cart/cart-breadcrumb.tsx';
import { CartLineRow } from '../cart/cart-line-row.tsx';
import { readCartMessage } from '../cart/cart-message.ts';
import { CartNeeds } from '../cart/cart-needs.tsx';
import { CartSkeleton } from '../cart/cart-skeleton.tsx';
import { CartSummary } from '../checkout/cart-summary.tsx';
import { EmptyCart } from '../cart/empty-cart.tsx';
import { PaymentNotes } from './payment-notes.tsx';
import { useCart } from '../cart/use-cart.ts';
import { useChangeCart } from '../cart/use-change-cart.ts';
import styles from '../cart/cart-page.module.css';
import { Button } from '../ui/button.tsx';

/** The cart. On an item's own route, that item's line has just been added. */
export function CartPage() {
  const { catalogId, catalogItemId } = useParams();
  const { lines, settled, error, refetch } = useCart();
  const change = useChangeCart();
  const message = readCartMessage(useLocation().state);
  const parent = catalogId && catalogItemId ? `/ui/shop/${catalogId}/${catalogItemId}` : '/ui/shop';

  return (
    <>
      <CartBreadcrumb catalogId={catalogId} catalogItemId={catalogItemId} />
      <PageTitle
        title="Shopping Cart"
        tools={
          lines?.length ? (
            <LinkButton
              className={styles.onward}
              look="quiet"
              to={catalogId ? `/ui/shop/${catalogId}` : '/ui/shop'}
            >
              Continue shopping
            </LinkButton>
          ) : null
        }
      />
      {message === null ? null : (
        <div className={styles.failure}>
          <AlertLine>{message}</AlertLine>
        </div>
      )}
      {lines ? <PaymentNotes lines={lines} /> : null}
      {change.failure ? (
        <CartFailure message={failureText(change.failure)} onRetry={change.retry} />
      ) : null}
      {lines?.length === 0 ? (
        <EmptyCart parent={parent} leave={settled} />
      ) : lines ? (
        <div className={styles.cart}>
          <div>
            <ul className={styles.lines} aria-label="Items in your cart">
              {lines.map((line) => (
                <CartLineRow
                  key={`${line.item.catalogId}/${line.item.catalogItemId}`}
                  line={line}
                  added={
                    line.item.catalogId === catalogId && line.item.catalogItemId === catalogItemId
                  }
                  change={change}
                />
              ))}
            </ul>
            <CartNeeds lines={lines} />
          </div>
          <CartSummary lines={lines} />
        </div>
      ) : error ? (
        <ErrorState
          title="We couldn't load your cart"
          detail={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <CartSkeleton />
      )}
    </>
  );
}

function failureText({
  change,
  message,
}: NonNullable<ReturnType<typeof useChangeCart>['failure']>) {
  const what = change.kind === 'remove' ? "wasn't removed" : "wasn't changed";
  return `${change.item.title} ${what}. ${message}`;
}

/** Says which change did not reach the shop and why, with a button to try again. */
function CartFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <AlertLine>{message}</AlertLine>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
