import type { components } from '../../src/schema.d.ts';
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
    stage('PAID', createdAt),
    stage('PICKED', picked.has(orderState) ? (order.pickedAt ?? shippedAt) : null),
    stage('SHIPPED', isShipped ? shippedAt : null),
    stage('DELIVERED', isDelivered ? (order.trackingStatusAt ?? shippedAt) : null),
  ];
}

const stage = (name: OrderStage['stage'], at: Date | null): OrderStage => ({
  stage: name,
  at: at?.toISOString() ?? null,
});

/** Which stage it is at, counted from 0: the last that was reached, whatever is known of those before. */
export function stageReached(stages: readonly Pick<OrderStage, 'at'>[]): number {
  return stages.findLastIndex(({ at }) => at !== null);
}
