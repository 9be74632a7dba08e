import { usePendingPayments } from '../orders/use-pending-payments.ts';
import { AlertLine } from '../ui/alert-line.tsx';
import { formatCents } from '../ui/format-money.ts';
import { Link } from '../ui/link.tsx';
import type { CartLine } from '../cart/queries.ts';
import styles from '../cart/cart-page.module.css';

/**
 * Explains that items left the cart, or came back, because a bank is confirming or has declined a
 * payment.
 */
export function PaymentNotes({ lines }: { lines: readonly CartLine[] }) {
  const payments = usePendingPayments();
  const isBack = ({ items }: (typeof payments)[number]) =>
    items.some((paid) =>
      lines.some(
        ({ item }) =>
          item.catalogId === paid.catalogId && item.catalogItemId === paid.catalogItemId,
      ),
    );
  return payments
    .filter((payment) => payment.state === 'PENDING' || isBack(payment))
    .map(({ paymentId, state, amount }) => (
      <div key={paymentId} className={styles.failure}>
        <AlertLine>
          {state === 'PENDING' ? (
            <>
              Your bank is still confirming your payment of {formatCents(amount)}. The items are
              under <Link to="/ui/orders">Orders</Link>.
            </>
          ) : (
            `Your bank declined your payment of ${formatCents(amount)}. You weren't charged, and your items are back in your cart.`
          )}
        </AlertLine>
      </div>
    ));
}
