import type { Scene } from '../../core/scene.ts';
import { writeLetter, type Block } from '../../letters/write-letter.ts';
import type { Order } from '../../state.ts';

interface OrderLetter {
  subject: string;
  blocks: readonly Block[];
}

/** Mails the buyer of an order. */
export function mailBuyer({ state, now }: Scene, order: Order, { subject, blocks }: OrderLetter) {
  const buyer = state.people.find(({ userId }) => userId === order.userId);
  const greeting = `Hello ${buyer?.firstName ?? ''},`;
  state.mails.push({
    ...writeLetter({ subject, greeting, blocks }),
    to: buyer?.email ?? order.email,
    dateSent: now.toISOString(),
  });
}

/** What people read out of an order's id. */
export const shortId = (orderId: string) => orderId.slice(0, 8);

/** Of the order, or of that a return belongs to. */
export const boughtId = ({ parentId, orderId }: Order) => shortId(parentId ?? orderId);

export function linkToOrders(origin: string): Block {
  return { kind: 'link', text: 'See your orders', href: `${origin}/ui/orders` };
}
