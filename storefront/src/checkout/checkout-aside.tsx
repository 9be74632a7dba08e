import { useQuery } from '@tanstack/react-query';
import { useSession } from '../app/session.ts';
import { CartTotals } from '../cart/cart-totals.tsx';
import { cartQuery, type CartLine } from '../cart/queries.ts';
import { Button } from '../ui/button.tsx';
import { formatCount } from '../ui/format-count.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './checkout.module.css';

/** What is being bought, for how much, and what happens next. */
export function CheckoutAside() {
  const { status } = useSession();
  const cart = useQuery({
    ...cartQuery(),
    enabled: status === 'customer',
    networkMode: 'always',
  });
  return (
    <aside className={styles.aside} aria-label="Your order">
      <h2>Your order</h2>
      {cart.data ? (
        <Lines lines={cart.data} />
      ) : cart.isError ? (
        <>
          <p>What is in your cart could not be loaded.</p>
          <Button busy={cart.isFetching} onClick={() => void cart.refetch()}>
            Load the cart
          </Button>
        </>
      ) : (
        <Skeleton shape="picture" />
      )}
      <h3>What happens next</h3>
      <ol className={styles.next}>
        <li aria-current="step">You confirm the shipping address.</li>
        <li>
          You choose the shipping and pay on our payment provider's page. It shows the final total
          before you pay.
        </li>
        <li>You get the confirmation here and by mail.</li>
      </ol>
    </aside>
  );
}

function Lines({ lines }: { lines: CartLine[] }) {
  if (lines.length === 0) return <p>Your Cart Is Empty :(</p>;
  return (
    <>
      <ul className={styles.items}>
        {lines.map(({ item, quantity }) => (
          <li key={`${item.catalogId}/${item.catalogItemId}`}>
            <span>{item.title}</span>
            <span>× {formatCount(quantity)}</span>
          </li>
        ))}
      </ul>
      <CartTotals lines={lines} />
    </>
  );
}
