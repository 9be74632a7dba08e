import { shortId } from '../pick-order-ids.ts';
import { writeLetter } from '../../gateways/letter.ts';
import { orderBlocks } from './order-blocks.ts';
import type { MailedOrder } from './read-mailed-orders.ts';

/** The parcel is back in the house: the refund comes next. */
export function returnReceivedLetter(order: MailedOrder, publicUrl: string) {
  const parent = shortId(order.parentId ?? order.id);
  return writeLetter({
    subject: `We have received your return for Spindle order ${parent}`,
    greeting: `Hello ${order.firstName},`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Your return for order ${parent} has arrived. We write to you again as soon as it is refunded.`,
      },
      ...orderBlocks(order),
      { kind: 'link', text: 'See your orders', href: `${publicUrl}/ui/orders` },
    ],
  });
}
