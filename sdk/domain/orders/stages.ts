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
  /** When it was last picked. Staff can undo picking. */
  pickedAt: Date | null;
  shippedAt: Date | null;
  trackingStatus: string | null;
  /** When the carrier reported the status. */
  trackingStatusAt: Date | null;
}

/** States in which the order has been picked. */
const picked: ReadonlySet<OrderState> = new Set(['PICKED', 'SHIPPED']);
const waiting: ReadonlySet<OrderState> = new Set(['PENDING', 'PROCESSING', ...picked]);

/**
 * Returns the stages of an order's parcel, first to last. Empty for a return, and for an order that
 * is digital, canceled, or ended without shipping.
 */
export function stagesOf(order: ParcelFacts): OrderStage[] {
  const { orderState, parentId, shippingGroup, createdAt, shippedAt } = order;
  if (parentId !== null || shippingGroup === DIGITAL_GROUP || !waiting.has(orderState)) return [];
  const isShipped = orderState === 'SHIPPED';
  if (isShipped && shippedAt === null) return [];
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

/** Labels in emails and on pages. */
export const stageNames: Record<OrderStage['stage'], string> = {
  PAID: 'Paid',
  PICKED: 'Picked',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
};

/** Returns the stages for an email, with all up to this one reached. */
export function stagesUpTo(stage: OrderStage['stage']): EmailBlock {
  const names = Object.entries(stageNames);
  const last = names.findIndex(([key]) => key === stage);
  const stages = names.map(([, name], place) => ({ name, reached: place <= last }));
  return { kind: 'stages', stages };
}

/** Returns the index of the last stage reached, even if an earlier one has no time. */
export function stageReached(stages: readonly Pick<OrderStage, 'at'>[]): number {
  return stages.findLastIndex(({ at }) => at !== null);
}
