import { stageReached } from '@spindle/sdk/domain/orders/stages';
import { DIGITAL_GROUP } from '@spindle/sdk/domain/shipping/shipping-of';
import { hasFiles } from '../orders/order-facts.ts';
import { OrderStages } from '../orders/order-stages.tsx';
import type { Order } from '../orders/queries.ts';
import { useReturnPeriod } from '../shop/use-return-period.ts';
import { capitalised } from '../ui/sentence.ts';
import { useShopTime } from '../ui/shop-time.ts';
import styles from './complete.module.css';

/** How far an order is, and what becomes of it from now on; nothing where that is at its end. */
export function NextSteps({ order }: { order: Order }) {
  const returns = useReturnPeriod();
  const time = useShopTime();
  const day = order.expectedShippingDate && time.day(order.expectedShippingDate);
  const steps = stepsOf(order, day, returns);
  if (steps.length === 0) return null;
  return (
    <div className={styles.next}>
      <OrderStages stages={order.stages} />
      <h3>What happens next</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

function stepsOf(order: Order, day: string | null, returns: string | null): string[] {
  const { orderState, stages, shippingGrouping } = order;
  if (shippingGrouping === DIGITAL_GROUP) return orderState === 'SHIPPED' ? online(order) : [];
  const reached = stages[stageReached(stages)]?.stage;
  const back =
    returns === null ? [] : [`${capitalised(returns)} you can send it back, from Your orders.`];
  switch (reached) {
    case 'PAID':
      return [
        `We pick and pack it${day ? `, and hand it to the carrier by ${day}` : ''}. Until it is picked you can cancel it under Your orders.`,
        'When it leaves, you get a mail with its tracking number.',
        ...back,
      ];
    case 'PICKED':
      return [
        `It is packed, and goes to the carrier${day ? ` by ${day}` : ' next'}.`,
        'When it leaves, you get a mail with its tracking number.',
        ...back,
      ];
    case 'SHIPPED':
      return [
        'It is with the carrier. Its tracking number leads to the carrier’s own page.',
        ...back,
      ];
    case 'DELIVERED':
      return back;
    case undefined:
      return [];
  }
}

/** Of what is delivered at once. */
function online(order: Order): string[] {
  const keeps =
    'It stays under Your orders, where links to files are renewed whenever you need them.';
  return hasFiles(order)
    ? ['Nothing is sent by post: download it below, now or later.', keeps]
    : ['Nothing is sent by post: it is yours as of now.', keeps];
}
