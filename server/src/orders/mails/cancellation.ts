import { shortId } from '../pick-order-ids.ts';
import { writeLetter } from './letter.ts';
import { dollars, orderBlocks } from './order-blocks.ts';
import type { MailedOrder } from './read-mailed-orders.ts';

/** An order was cancelled, and why; its money goes back. */
export function cancellationLetter(order: MailedOrder, why: string, publicUrl: string) {
  const id = shortId(order.id);
  return writeLetter({
    subject: `Your Spindle order ${id} was cancelled`,
    greeting: `Hello ${order.firstName},`,
    blocks: [
      { kind: 'paragraph', text: `Order ${id} was cancelled. ${why}` },
      {
        kind: 'paragraph',
        text: `${dollars(order.totalCents)} goes back to the card or account you paid with. Banks take up to ten days to show it.`,
      },
      ...orderBlocks(order),
      { kind: 'link', text: 'See your orders', href: `${publicUrl}/ui/orders` },
    ],
  });
}
