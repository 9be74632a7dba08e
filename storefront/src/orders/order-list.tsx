import { OrderRow } from './order-row.tsx';
import type { Order } from './queries.ts';
import styles from './order-row.module.css';

/** `asOf` is when the list was read, in milliseconds: what is recent counts from there. */
export function OrderList({
  orders,
  asOf,
  onReturn,
}: {
  orders: Order[];
  asOf: number;
  onReturn: (order: Order) => void;
}) {
  return (
    <>
      {/* Names the columns for the eye; each row names its values for everybody else. */}
      <div className={styles.head} aria-hidden="true">
        <span>Order</span>
        <span>Date</span>
        <span>State</span>
        <span>Amount</span>
        <span>Tracking</span>
        <span>Receipt</span>
      </div>
      <ul className={styles.list} aria-label="Your orders">
        {orders.map((order) => (
          <OrderRow key={order.orderId} order={order} asOf={asOf} onReturn={onReturn} />
        ))}
      </ul>
    </>
  );
}
