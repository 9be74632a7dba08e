import { shortId } from '../pick-order-ids.ts';
import { writeLetter } from '../../gateways/letter.ts';
import { moneyBack, orderBlocks } from './order-blocks.ts';
import type { MailedOrder } from './read-mailed-orders.ts';

interface Cancellation {
  why: string;
  /** How much goes back: nothing where all of it has gone back before. */
  cents: number;
  publicUrl: string;
}

/** An order was cancelled, and why; its money goes back. */
export function cancellationLetter(order: MailedOrder, { why, cents, publicUrl }: Cancellation) {
  const id = shortId(order.id);
  return writeLetter({
    subject: `Your Spindle order ${id} was cancelled`,
    greeting: `Hello ${order.firstName},`,
    blocks: [
      { kind: 'paragraph', text: `Order ${id} was cancelled. ${why}` },
      ...moneyBack(cents),
      ...orderBlocks(order),
      { kind: 'link', text: 'See your orders', href: `${publicUrl}/ui/orders` },
    ],
  });
}
