import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { Chip } from '../ui/chip.tsx';
import { useShopTime } from '../ui/shop-time.ts';
import { formatCents } from '../ui/format-money.ts';
import type { OrderLook } from './order-facts.ts';
import { Receipt } from './order-sheet.tsx';
import type { Order } from './queries.ts';
import { TrackingNumber } from './tracking-number.tsx';
import styles from './order-row.module.css';

/** `RETURN_REQUESTED` reads “Return requested”. */
const stateLabel = (state: string): string =>
  state.charAt(0) + state.slice(1).toLowerCase().replaceAll('_', ' ');

export function OrderRowFacts({ order, look }: { order: Order; look: OrderLook }) {
  const time = useShopTime();
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>Order</dt>
        <dd className={styles.id}>
          <samp>{shortId(order.orderId)}</samp>
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>Date</dt>
        <dd>{time.dateTime(order.dateCreated)}</dd>
      </div>
      <div className={styles.fact}>
        <dt>Status</dt>
        <dd className={styles.states}>
          {order.state.split(' ').map((state) => (
            <Chip key={state} tone={state === 'RETURN_REQUESTED' ? 'notice' : 'quiet'}>
              {stateLabel(state)}
            </Chip>
          ))}
          {order.parentId ? <Chip>Return of {shortId(order.parentId)}</Chip> : null}
          {look.recent ? <Chip tone="strong">New</Chip> : null}
        </dd>
      </div>
      <div className={styles.fact} data-number>
        <dt>Amount</dt>
        <dd>
          <span className={styles.amount}>{formatCents(order.amount)}</span>
          {order.total_refunded > 0 ? (
            <span className={styles.back}>{formatCents(order.total_refunded)} refunded</span>
          ) : null}
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>Tracking</dt>
        <dd>
          <TrackingNumber order={order} />
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>Receipt</dt>
        <dd>{order.receiptUrl ? <Receipt url={order.receiptUrl} /> : null}</dd>
      </div>
    </dl>
  );
}
