import { shortId } from '../pick-order-ids.ts';
import { accessEnded } from './access-blocks.ts';
import { writeLetter } from '../../gateways/letter.ts';
import { moneyBack, orderBlocks } from './order-blocks.ts';
import type { MailedOrder } from './read-mailed-orders.ts';

/** A return, or what was left of an order, is refunded. */
export function refundLetter(
  order: MailedOrder,
  { cents, publicUrl }: { cents: number; publicUrl: string },
) {
  const id = shortId(order.parentId ?? order.id);
  const what = order.parentId ? `Your return for order ${id}` : `Order ${id}`;
  const before = 'All of the money for it has gone back to you before.';
  return writeLetter({
    subject: `Your refund for Spindle order ${id}`,
    greeting: `Hello ${order.firstName},`,
    blocks: [
      { kind: 'paragraph', text: `${what} is refunded.${cents === 0 ? ` ${before}` : ''}` },
      ...moneyBack(cents),
      ...accessEnded(order),
      ...orderBlocks(order),
      { kind: 'link', text: 'See your orders', href: `${publicUrl}/ui/orders` },
    ],
  });
}
