import type { Order } from '../orders/queries.ts';
import { useShopTime } from '../ui/shop-time.ts';
import { formatCents } from '../ui/format-money.ts';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './complete.module.css';

const DAY_MS = 86_400_000;

/** Returns whether the orders are canceled, or were not just paid. */
export function isPastPurchase(orders: Order[], now: number): boolean {
  return areCanceled(orders) || orders.every((order) => now - paidAt(order) > DAY_MS);
}

/** The heading for orders that are viewed again later, or that were canceled. */
export function PastHead({ orders }: { orders: Order[] }) {
  const time = useShopTime();
  const [first] = orders;
  const canceled = areCanceled(orders);
  const one = orders.length === 1;
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.title}>Checkout Completed!</h1>
        <p className={styles.lead}>
          {canceled
            ? `Your ${one ? 'order was' : 'orders were'} canceled after you paid. We're refunding the full amount to your original payment method.`
            : `You paid for ${one ? 'this order' : 'these orders'} on ${first ? time.day(first.dateCreated) : ''}. Check the current status under Orders.`}
        </p>
        <p className={styles.total}>
          Total paid{' '}
          <strong>{formatCents(orders.reduce((sum, { total }) => sum + total, 0))}</strong>
        </p>
      </div>
      <div className={styles.tools}>
        <LinkButton to="/ui/orders">Your orders</LinkButton>
      </div>
    </div>
  );
}

function areCanceled(orders: Order[]): boolean {
  return orders.every(({ orderState }) => orderState === 'CANCELLED');
}

function paidAt({ dateCreated }: Order): number {
  return Date.parse(dateCreated);
}
