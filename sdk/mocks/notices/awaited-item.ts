import type { components } from '../../src/schema.d.ts';
import { isOf, type ItemKey } from '../catalog/find-record.ts';
import { availableOf } from '../catalog/available-of.ts';
import { kitPartsOf, sellableUnits } from '../catalog/kits.ts';
import type { AnyMockCall } from '../core/call.ts';

/** Returns undefined if the item doesn't exist. */
export function awaitedItem({ state, plays }: Pick<AnyMockCall, 'state' | 'plays'>, key: ItemKey) {
  const { items, catalogs } = state;
  const item = items.find((one) => isOf(one, key));
  const catalog = catalogs.find(({ catalogId }) => catalogId === key.catalogId);
  if (item === undefined || catalog === undefined) return undefined;
  return {
    ...item,
    shown: item.enabled && catalog.enabled && !catalog.external,
    expired: item.expired || catalog.expired,
    locked: item.locked || catalog.locked,
    available: availableOf({ plays }, { ...item, inventory: sellableUnits(state, item) }),
    parts: kitPartsOf(state, item),
  };
}

/** A customer's request to be notified. */
export type Notice = components['schemas']['Notice'] & {
  noticeId: string;
  userId: string;
  /** `after` is the number of ledger entries when the email was sent. Null until then. */
  notified: { at: string; after: number } | null;
};
