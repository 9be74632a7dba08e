import type { PlannedOrder } from './plan.ts';

const dayMs = 86_400_000;

/** Returns the carrier's status of a parcel, or null if none was shipped. */
export function trackingStatusOf(
  { trackingNumber, shippedAt }: Pick<PlannedOrder, 'trackingNumber' | 'shippedAt'>,
  now: Date,
): 'pre_transit' | 'in_transit' | 'delivered' | null {
  if (trackingNumber === null || shippedAt === null) return null;
  const days = (now.getTime() - shippedAt.getTime()) / dayMs;
  return days < 1 ? 'pre_transit' : days < 4 ? 'in_transit' : 'delivered';
}
