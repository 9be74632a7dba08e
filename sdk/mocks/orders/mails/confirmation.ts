import type { Scene } from '../../core/scene.ts';
import type { Block } from '../../letters/write-letter.ts';
import type { Order } from '../../state.ts';
import { accessBlocks } from './access-blocks.ts';
import { dollars, orderBlocks } from './order-blocks.ts';
import { linkToOrders, mailBuyer } from './send-letter.ts';

/** Thanks for a payment, with every order it made. */
export function mailConfirmation(scene: Scene, orders: readonly Order[], origin: string): void {
  const [first] = orders;
  if (first === undefined) return;
  const total = orders.reduce((sum, order) => sum + order.total, 0);
  const parcels = orders.filter(({ shippingGrouping }) => shippingGrouping !== 'DIGITAL').length;
  const receipt: Block[] = first.receiptUrl
    ? [{ kind: 'link', text: 'See your receipt', href: first.receiptUrl }]
    : [];
  mailBuyer(scene, first, {
    subject: 'Your Spindle order is confirmed',
    blocks: [
      { kind: 'paragraph', text: `Thank you. We have received your payment of ${dollars(total)}.` },
      ...(parcels > 1
        ? [{ kind: 'paragraph' as const, text: `Your items travel in ${parcels} parcels.` }]
        : []),
      ...orders.flatMap((order) => [...orderBlocks(order), ...accessBlocks(scene, order, origin)]),
      linkToOrders(origin),
      ...receipt,
    ],
  });
}
