import type { components } from '../../src/schema.d.ts';
import type { EmailBlock } from '../mail/email.ts';
import { DIGITAL_GROUP } from '../shipping/shipping-of.ts';
import type { OrderState } from './transitions.ts';

type OrderStage = components['schemas']['OrderStage'];

export interface ParcelFacts {
  orderState: OrderState;
  parentId: string | null;
  shippingGroup: string;
  createdAt: Date;
  /** When it was picked last: staff may take that back. */
  pickedAt: Date | null;
  shippedAt: Date | null;
  trackingStatus: string | null;
  /** When the carrier said so. */
  trackingStatusAt: Date | null;
}

/** States that a parcel is under way in, or was. */
const picked: ReadonlySet<OrderState> = new Set(['PICKED', 'SHIPPED']);
const waiting: ReadonlySet<OrderState> = new Set(['PENDING', 'PROCESSING', ...picked]);

/** The way of an order's parcel, first to last; none for what is never shipped, cancelled or sent back. */
export function stagesOf(order: ParcelFacts): OrderStage[] {
  const { orderState, parentId, shippingGroup, createdAt, shippedAt } = order;
  if (parentId !== null || shippingGroup === DIGITAL_GROUP || !waiting.has(orderState)) return [];
  const isShipped = orderState === 'SHIPPED';
  const isDelivered = isShipped && order.trackingStatus === 'delivered';
  return [
    stageAt('PAID', createdAt),
    stageAt('PICKED', picked.has(orderState) ? (order.pickedAt ?? shippedAt) : null),
    stageAt('SHIPPED', isShipped ? shippedAt : null),
    stageAt('DELIVERED', isDelivered ? (order.trackingStatusAt ?? shippedAt) : null),
  ];
}

const stageAt = (name: OrderStage['stage'], at: Date | null): OrderStage => ({
  stage: name,
  at: at?.toISOString() ?? null,
});

/** As people read them, in mails and on pages. */
export const stageNames: Record<OrderStage['stage'], string> = {
  PAID: 'Paid',
  PICKED: 'Picked',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
};

/** The way of a parcel that is this far, as mails show it. */
export function stagesUpTo(stage: OrderStage['stage']): EmailBlock {
  const names = Object.entries(stageNames);
  const last = names.findIndex(([key]) => key === stage);
  const stages = names.map(([, name], place) => ({ name, reached: place <= last }));
  return { kind: 'stages', stages };
}

/** Which stage it is at, counted from 0: the last that was reached, whatever is known of those before. */
export function stageReached(stages: readonly Pick<OrderStage, 'at'>[]): number {
  return stages.findLastIndex(({ at }) => at !== null);
}
