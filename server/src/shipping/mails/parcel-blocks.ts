import { postalLine } from '@spindle/sdk/domain/orders/postal-lines';
import type { Block } from '../../gateways/letter.ts';
import type { MailedOrder } from '../../orders/mails/read-mailed-orders.ts';
import { shortId } from '../../orders/pick-order-ids.ts';

export interface ShippedOrder extends MailedOrder {
  trackingNumber: string | null;
}

/** A parcel as a letter shows it: what is in it, where it goes, its number. */
export function parcelBlocks(order: ShippedOrder): Block[] {
  const contents = order.lines.map((line) => [line.title, String(line.quantity)] as const);
  const number = [['Tracking number', order.trackingNumber ?? ''] as const];
  const place = postalLine(order.shipping?.name, order.shipping?.address);
  return [
    { kind: 'heading', text: `Order ${shortId(order.id)}` },
    { kind: 'table', rows: [...contents, ...(order.trackingNumber ? number : [])] },
    ...(place === null ? [] : [{ kind: 'paragraph' as const, text: `It goes to ${place}.` }]),
  ];
}
