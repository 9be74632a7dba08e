import type { Scene } from '../../core/scene.ts';
import type { Order } from '../../state.ts';
import { accessEnded } from './access-blocks.ts';
import { moneyBack, orderBlocks } from './order-blocks.ts';
import { boughtId, linkToOrders, mailBuyer } from './send-letter.ts';

/** A return, or what was left of an order, is refunded. */
export function mailRefund(
  scene: Scene,
  order: Order,
  { cents, origin }: { cents: number; origin: string },
): void {
  const id = boughtId(order);
  const what = order.parentId ? `Your return for order ${id}` : `Order ${id}`;
  const before = 'All of the money for it has gone back to you before.';
  mailBuyer(scene, order, {
    subject: `Your refund for Spindle order ${id}`,
    blocks: [
      { kind: 'paragraph', text: `${what} is refunded.${cents === 0 ? ` ${before}` : ''}` },
      ...moneyBack(cents),
      ...accessEnded(order),
      ...orderBlocks(order),
      linkToOrders(origin),
    ],
  });
}
