import { isOf, type ItemKey } from '../catalog/find-record.ts';
import type { Entitlement, ShopState } from '../state.ts';

/** Whether an entitlement can be used at that moment. */
export function isOpen(
  { closedBecause, endsAt }: Pick<Entitlement, 'closedBecause' | 'endsAt'>,
  now: Date,
): boolean {
  return closedBecause === null && (endsAt === null || Date.parse(endsAt) > now.getTime());
}

/** Whether a person may open that item then, from whatever it follows. */
export function mayOpen(
  { entitlements }: Pick<ShopState, 'entitlements'>,
  key: ItemKey & { userId: string },
  now: Date,
): boolean {
  return entitlements.some(
    (one) => one.userId === key.userId && isOf(one, key) && isOpen(one, now),
  );
}
