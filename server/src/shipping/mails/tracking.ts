import { writeLetter } from '../../gateways/letter.ts';
import { shortId } from '../../orders/pick-order-ids.ts';
import type { MailedStatus } from '../tracking-status.ts';
import { parcelBlocks, type ShippedOrder } from './parcel-blocks.ts';

const words: Record<MailedStatus, { subject: string; text: string }> = {
  out_for_delivery: {
    subject: 'is out for delivery',
    text: 'The carrier has your parcel on the van and means to bring it today.',
  },
  delivered: {
    subject: 'was delivered',
    text: 'The carrier says that your parcel has arrived. If you cannot find it, please write to us.',
  },
  return_to_sender: {
    subject: 'is coming back to us',
    text: 'The carrier could not deliver your parcel and is bringing it back to us. Please write to us so that we can put it right.',
  },
};

/** What the carrier says of a parcel. */
export function trackingLetter(order: ShippedOrder, status: MailedStatus, publicUrl: string) {
  const { subject, text } = words[status];
  return writeLetter({
    subject: `Your Spindle order ${shortId(order.id)} ${subject}`,
    greeting: `Hello ${order.firstName},`,
    blocks: [
      { kind: 'paragraph', text },
      ...parcelBlocks(order),
      { kind: 'link', text: 'See your orders', href: `${publicUrl}/ui/orders` },
    ],
  });
}
