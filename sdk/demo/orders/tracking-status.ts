import type { PlannedOrder } from './plan.ts';

const dayMs = 86_400_000;

/** How far the carrier says a parcel is; null where none was sent. */
export function trackingStatusOf(
  { trackingNumber, shippedAt }: Pick<PlannedOrder, 'trackingNumber' | 'shippedAt'>,
  now: Date,
): 'pre_transit' | 'in_transit' | 'delivered' | null {
  if (trackingNumber === null || shippedAt === null) return null;
  const days = (now.getTime() - shippedAt.getTime()) / dayMs;
  return days < 1 ? 'pre_transit' : days < 4 ? 'in_transit' : 'delivered';
}
