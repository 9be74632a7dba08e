import { stageReached } from '@spindle/sdk/domain/orders/stages';
import { DIGITAL_GROUP } from '@spindle/sdk/domain/shipping/shipping-of';
import { hasFiles } from '../orders/order-facts.ts';
import { OrderStages } from '../orders/order-stages.tsx';
import type { Order } from '../orders/queries.ts';
import { useReturnPeriod } from '../shop/use-return-period.ts';
import { capitalize } from '../ui/sentence.ts';
import { useShopTime } from '../ui/shop-time.ts';
import styles from './complete.module.css';

/** Shows an order's progress and its next steps. Renders nothing if there are none left. */
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
    returns === null ? [] : [`${capitalize(returns)}, you can return items under Orders.`];
  switch (reached) {
    case 'PAID':
      return [
        `We'll ship your order${day ? ` by ${day}` : ' soon'}. You can cancel under Orders until we start packing it.`,
        "We'll email you the tracking number when your order ships.",
        ...back,
      ];
    case 'PICKED':
      return [
        `We're packing your order. It ships${day ? ` by ${day}` : ' next'}.`,
        "We'll email you the tracking number when your order ships.",
        ...back,
      ];
    case 'SHIPPED':
      return [
        'Your order is with the carrier. Select the tracking number to track your order.',
        ...back,
      ];
    case 'DELIVERED':
      return back;
    case undefined:
      return [];
  }
}

/** Returns the steps for digital items, which are available right away. */
function online(order: Order): string[] {
  const keeps = 'Your purchase stays under Orders, with new download links whenever you need them.';
  return hasFiles(order)
    ? ["There's nothing to ship. Download your files below, now or later.", keeps]
    : ["There's nothing to ship. Your purchase is ready now.", keeps];
}
