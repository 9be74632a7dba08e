import { writeLetter } from '../../gateways/letter.ts';
import { shortId } from '../../orders/pick-order-ids.ts';
import { parcelBlocks, type ShippedOrder } from './parcel-blocks.ts';

/** An order has left, with the number to follow it by. */
export function shippedLetter(order: ShippedOrder, publicUrl: string) {
  const id = shortId(order.id);
  return writeLetter({
    subject: `Your Spindle order ${id} is on its way`,
    greeting: `Hello ${order.firstName},`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Order ${id} is packed and goes to the carrier. We write again when it is out for delivery.`,
      },
      ...parcelBlocks(order),
      { kind: 'link', text: 'See your orders', href: `${publicUrl}/ui/orders` },
    ],
  });
}
