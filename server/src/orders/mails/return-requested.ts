import { shortId } from '../pick-order-ids.ts';
import { writeLetter } from '../../gateways/letter.ts';
import { orderBlocks } from './order-blocks.ts';
import type { MailedOrder } from './read-mailed-orders.ts';

/** A return was asked for: what happens next. */
export function returnLetter(order: MailedOrder, publicUrl: string) {
  const parent = shortId(order.parentId ?? order.id);
  return writeLetter({
    subject: `Your return for Spindle order ${parent}`,
    greeting: `Hello ${order.firstName},`,
    blocks: [
      {
        kind: 'paragraph',
        text: `We have noted that you want to send back some of order ${parent}. Please pack the items below together with this letter; once they have arrived, we refund you.`,
      },
      ...orderBlocks(order),
      { kind: 'link', text: 'See your orders', href: `${publicUrl}/ui/orders` },
    ],
  });
}
