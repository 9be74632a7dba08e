import type { Scene } from '../../core/scene.ts';
import type { Order } from '../../state.ts';
import { moneyBack, orderBlocks } from './order-blocks.ts';
import { linkToOrders, mailBuyer, shortId } from './send-letter.ts';

interface Cancellation {
  why: string;
  cents: number;
  origin: string;
}

/** An order was cancelled, and why; its money goes back. */
export function mailCancellation(
  scene: Scene,
  order: Order,
  { why, cents, origin }: Cancellation,
): void {
  const id = shortId(order.orderId);
  mailBuyer(scene, order, {
    subject: `Your Spindle order ${id} was cancelled`,
    blocks: [
      { kind: 'paragraph', text: `Order ${id} was cancelled. ${why}` },
      ...moneyBack(cents),
      ...orderBlocks(order),
      linkToOrders(origin),
    ],
  });
}
