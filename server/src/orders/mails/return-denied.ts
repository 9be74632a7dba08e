import { shortId } from '../pick-order-ids.ts';
import { writeLetter } from '../../gateways/letter.ts';
import { orderBlocks } from './order-blocks.ts';
import type { MailedOrder } from './read-mailed-orders.ts';

/** A return is not accepted: nothing goes back, in either direction. */
export function returnDeniedLetter(order: MailedOrder, publicUrl: string) {
  const parent = shortId(order.parentId ?? order.id);
  return writeLetter({
    subject: `Your return for Spindle order ${parent} was not accepted`,
    greeting: `Hello ${order.firstName},`,
    blocks: [
      {
        kind: 'paragraph',
        text: `We could not accept your return for order ${parent}, so it is not refunded. Write to us from the support page if you think that is wrong.`,
      },
      ...orderBlocks(order),
      { kind: 'link', text: 'Write to us', href: `${publicUrl}/ui/support` },
    ],
  });
}
