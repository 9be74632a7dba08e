import { isFurther } from '../domain/shipping/parcel-progress.ts';
import { mailedStatus, trackingEmail } from '../domain/shipping/parcel-emails.ts';
import type { Scene } from '../mocks/core/call.ts';
import { mailBuyer } from '../mocks/orders/mail-buyer.ts';
import { addOrderEvent } from '../mocks/orders/move-order.ts';

interface Scan {
  trackingNumber: string;
  /** The carrier's status, such as `in_transit`. */
  status: string;
  origin: string;
}

/** Records the carrier's report about a parcel. Its status never goes backward. */
export function followParcel(scene: Scene, { trackingNumber, status, origin }: Scan): void {
  const order = scene.state.orders.find(
    (one) => one.trackingNumber === trackingNumber && one.labelUrl !== null,
  );
  if (!order || !isFurther(status, order.trackingStatus)) return;
  order.trackingStatus = status;
  const why = `Carrier: ${status.replaceAll('_', ' ')}`;
  addOrderEvent(order, { why, actor: null, now: scene.now });
  const mailed = mailedStatus(status);
  if (mailed) mailBuyer(scene, order, (emailed) => trackingEmail(emailed, mailed, origin));
}
