import type { Scene } from '../../core/scene.ts';
import type { Order } from '../../state.ts';
import { orderBlocks } from './order-blocks.ts';
import { boughtId, linkToOrders, mailBuyer } from './send-letter.ts';

/** A return was asked for: what happens next. */
export function mailReturn(scene: Scene, order: Order, origin: string): void {
  const id = boughtId(order);
  const text = `We have noted that you want to send back some of order ${id}. Please pack the items below together with this letter; once they have arrived, we refund you.`;
  mailBuyer(scene, order, {
    subject: `Your return for Spindle order ${id}`,
    blocks: [{ kind: 'paragraph', text }, ...orderBlocks(order), linkToOrders(origin)],
  });
}

/** The parcel is back in the house: the refund comes next. */
export function mailReturnReceived(scene: Scene, order: Order, origin: string): void {
  const id = boughtId(order);
  const text = `Your return for order ${id} has arrived. We write to you again as soon as it is refunded.`;
  mailBuyer(scene, order, {
    subject: `We have received your return for Spindle order ${id}`,
    blocks: [{ kind: 'paragraph', text }, ...orderBlocks(order), linkToOrders(origin)],
  });
}

/** A return is not accepted: nothing goes back, in either direction. */
export function mailReturnDenied(scene: Scene, order: Order, origin: string): void {
  const id = boughtId(order);
  const text = `We could not accept your return for order ${id}, so it is not refunded. Write to us from the support page if you think that is wrong.`;
  mailBuyer(scene, order, {
    subject: `Your return for Spindle order ${id} was not accepted`,
    blocks: [
      { kind: 'paragraph', text },
      ...orderBlocks(order),
      { kind: 'link', text: 'Write to us', href: `${origin}/ui/support` },
    ],
  });
}
