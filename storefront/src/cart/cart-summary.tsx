import { LinkButton } from '../ui/link-button.tsx';
import { CartTotals } from './cart-totals.tsx';
import type { CartLine } from './queries.ts';
import styles from './cart-summary.module.css';

/** What it costs so far, what is still to come, and the way on. */
export function CartSummary({ lines }: { lines: CartLine[] }) {
  return (
    <section className={styles.summary} aria-label="Total">
      <CartTotals lines={lines} />
      <LinkButton look="primary" wide to="/ui/address">
        Checkout
      </LinkButton>
      <p className={styles.note}>Next: the shipping address. You pay on the step after that.</p>
    </section>
  );
}
