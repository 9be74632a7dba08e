import type { World } from '../../world.ts';
import { emit } from '../events/emit.ts';
import type { SubscriptionRecord } from './subscription-record.ts';

/** Puts a change on record and tells it, with what stood there before. */
export function changeSubscription(
  world: World,
  known: SubscriptionRecord,
  changes: Partial<SubscriptionRecord>,
): SubscriptionRecord {
  const changed: SubscriptionRecord = { ...known, ...changes };
  const before = Object.entries(known).filter(
    ([field, value]) =>
      field in changes &&
      JSON.stringify(value) !== JSON.stringify(new Map(Object.entries(changed)).get(field)),
  );
  world.store.put('subscription', changed);
  if (before.length > 0) {
    emit(world, 'customer.subscription.updated', changed, Object.fromEntries(before));
  }
  return changed;
}
