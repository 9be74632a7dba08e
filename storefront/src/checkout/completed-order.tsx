import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { OrderSheet } from '../orders/order-sheet.tsx';
import type { Order } from '../orders/queries.ts';
import { formatCents } from '../ui/format-money.ts';
import { NextSteps } from './next-steps.tsx';
import styles from './complete.module.css';

export function CompletedOrder({ order }: { order: Order }) {
  return (
    <article className={styles.order} aria-labelledby={`order-${order.orderId}`}>
      <h2 className={styles.name} id={`order-${order.orderId}`}>
        <span>
          Order <samp>{shortId(order.orderId)}</samp>
        </span>
        <span>{formatCents(order.total)}</span>
      </h2>
      <NextSteps order={order} />
      <OrderSheet order={order} level="h3" />
    </article>
  );
}
