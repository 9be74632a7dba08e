import { formatCount } from '../ui/format-count.ts';
import { formatCents } from '../ui/format-money.ts';
import { OrderRow } from './order-row.tsx';
import { paidTogether } from './paid-together.ts';
import type { Order } from './queries.ts';
import styles from './order-row.module.css';

/**
 * `asOf` is when the list was loaded, in epoch milliseconds. It determines which orders are recent.
 */
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
      {/* Headings for sighted users only, because each row labels its own values. */}
      <div className={styles.head} aria-hidden="true">
        <span>Order</span>
        <span>Date</span>
        <span>Status</span>
        <span>Amount</span>
        <span>Tracking</span>
        <span>Receipt</span>
      </div>
      <ul className={styles.list} aria-label="Your orders">
        {paidTogether(orders).map((group) => {
          const rows = group.map((order) => (
            <OrderRow key={order.orderId} order={order} asOf={asOf} onReturn={onReturn} />
          ));
          if (group.length === 1) return rows;
          const total = group.reduce((cents, order) => cents + order.total, 0);
          return (
            <li key={group[0]?.paymentIntentId} className={styles.payment}>
              <p className={styles.paid}>
                Paid together: {formatCount(group.length)} orders, {formatCents(total)}
              </p>
              <ul className={styles.list}>{rows}</ul>
            </li>
          );
        })}
      </ul>
    </>
  );
}
