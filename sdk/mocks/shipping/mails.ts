import { postalLine } from '../../domain/orders/postal-lines.ts';
import type { Scene } from '../core/scene.ts';
import type { Block } from '../letters/write-letter.ts';
import { linkToOrders, mailBuyer, shortId } from '../orders/mails/send-letter.ts';
import type { Order } from '../state.ts';

/** An order has left, with the number to follow it by. */
export function mailShipped(scene: Scene, order: Order, origin: string): void {
  const id = shortId(order.orderId);
  const text = `Order ${id} is packed and goes to the carrier. We write again when it is out for delivery.`;
  mailBuyer(scene, order, {
    subject: `Your Spindle order ${id} is on its way`,
    blocks: [{ kind: 'paragraph', text }, ...parcelBlocks(order), linkToOrders(origin)],
  });
}

const words = new Map([
  [
    'out_for_delivery',
    {
      subject: 'is out for delivery',
      text: 'The carrier has your parcel on the van and means to bring it today.',
    },
  ],
  [
    'delivered',
    {
      subject: 'was delivered',
      text: 'The carrier says that your parcel has arrived. If you cannot find it, please write to us.',
    },
  ],
  [
    'return_to_sender',
    {
      subject: 'is coming back to us',
      text: 'The carrier could not deliver your parcel and is bringing it back to us. Please write to us so that we can put it right.',
    },
  ],
]);

/** What the carrier says of a parcel, where customers want to know. */
export function mailTracking(scene: Scene, order: Order, status: string, origin: string): void {
  const said = words.get(status);
  if (said === undefined) return;
  mailBuyer(scene, order, {
    subject: `Your Spindle order ${shortId(order.orderId)} ${said.subject}`,
    blocks: [{ kind: 'paragraph', text: said.text }, ...parcelBlocks(order), linkToOrders(origin)],
  });
}

/** A parcel as a letter shows it: what is in it, where it goes, its number. */
function parcelBlocks(order: Order): Block[] {
  const contents = order.items.map(({ title, quantity }) => [title, String(quantity)] as const);
  const number = [['Tracking number', order.trackingNumber ?? ''] as const];
  const place = postalLine(order.shipping?.name, order.shipping?.address);
  return [
    { kind: 'heading', text: `Order ${shortId(order.orderId)}` },
    { kind: 'table', rows: [...contents, ...(order.trackingNumber ? number : [])] },
    ...(place === null ? [] : [{ kind: 'paragraph' as const, text: `It goes to ${place}.` }]),
  ];
}
