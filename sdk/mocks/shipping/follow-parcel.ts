import type { Scene } from '../core/scene.ts';
import { noteOnOrder } from '../orders/move-order.ts';
import { mailTracking } from './mails.ts';

/** How far a parcel is by the carrier's words. */
const steps: Record<string, number> = {
  pre_transit: 1,
  in_transit: 2,
  out_for_delivery: 3,
  available_for_pickup: 4,
  failure: 4,
  delivered: 5,
  cancelled: 5,
  return_to_sender: 6,
};

interface Scan {
  trackingNumber: string;
  /** The carrier's word: `in_transit`. */
  status: string;
  origin: string;
}

/** The carrier tells how far a parcel is; it never travels backwards. */
export function followParcel(scene: Scene, { trackingNumber, status, origin }: Scan): void {
  const order = scene.state.orders.find(
    (one) => one.trackingNumber === trackingNumber && one.labelUrl !== null,
  );
  if (!order || (steps[status] ?? 0) <= (steps[order.trackingStatus ?? ''] ?? 0)) return;
  order.trackingStatus = status;
  const why = `Carrier: ${status.replaceAll('_', ' ')}`;
  noteOnOrder(order, { why, actor: null, now: scene.now });
  mailTracking(scene, order, status, origin);
}
