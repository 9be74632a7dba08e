import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { useId, useState } from 'react';
import { AddedOutcome } from '../partslist/added-outcome.tsx';
import { AlertLine } from '../ui/alert-line.tsx';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { OrderPreview } from './order-preview.tsx';
import { hasFiles, isCancellable, isReturnable, orderLook } from './order-facts.ts';
import { OrderRowFacts } from './order-row-facts.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { OrderStages } from './order-stages.tsx';
import type { Order } from './queries.ts';
import { useBuyAgain } from './use-buy-again.ts';
import { useCancelOrder } from './use-cancel-order.ts';
import styles from './order-row.module.css';

/** Shows one order: its facts, its actions, and all its details on request. */
export function OrderRow({
  order,
  asOf,
  onReturn,
}: {
  order: Order;
  asOf: number;
  onReturn: (order: Order) => void;
}) {
  const [open, setOpen] = useState(false);
  const sheetId = useId();
  const cancel = useCancelOrder(order.orderId);
  const { buyAgain, busy, added, error } = useBuyAgain(order);
  const look = orderLook(order, asOf);
  const id = shortId(order.orderId);
  const sheetName = hasFiles(order) ? 'Downloads' : 'Details';

  return (
    <li
      className={classes(
        styles.row,
        look.refundRequest && styles.refundRequest,
        look.recent && styles.recent,
        look.refunded && styles.refunded,
        look.refunded && order.total_refunded >= order.total && styles.wholly,
      )}
    >
      <OrderRowFacts order={order} look={look} />
      <div className={styles.actions}>
        {isCancellable(order) ? (
          <Button
            look="danger"
            aria-label={`Cancel order ${id}`}
            busy={cancel.busy}
            onClick={cancel.ask}
          >
            Cancel
          </Button>
        ) : null}
        {isReturnable(order) ? (
          <Button aria-label={`Return items from order ${id}`} onClick={() => onReturn(order)}>
            Return
          </Button>
        ) : null}
        <Button
          look="quiet"
          aria-label={`${sheetName} of order ${id}`}
          aria-expanded={open}
          aria-controls={sheetId}
          onClick={() => setOpen(!open)}
        >
          <Icon name="chevron" />
          {sheetName}
        </Button>
      </div>
      <div className={styles.story}>
        {open ? null : <OrderPreview items={order.items} />}
        {order.parentId === null ? (
          <Button aria-label={`Buy again, order ${id}`} busy={busy} onClick={buyAgain}>
            Buy again
          </Button>
        ) : null}
        <OrderStages stages={order.stages} />
        <div role="status">{added ? <AddedOutcome added={added} /> : null}</div>
        {error ? <AlertLine>{error.message}</AlertLine> : null}
      </div>
      <div id={sheetId} className={styles.sheet} hidden={!open}>
        {open ? <OrderSheet order={order} level="h2" /> : null}
      </div>
    </li>
  );
}
