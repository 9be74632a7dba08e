import { isOf, type ItemKey } from '../catalog/find-record.ts';
import type { AnyMockCall } from '../core/call.ts';

/** Undefined where there is no such item. */
export function awaitedItem(
  { state: { items, catalogs }, plays }: Pick<AnyMockCall, 'state' | 'plays'>,
  key: ItemKey,
) {
  const item = items.find((one) => isOf(one, key));
  const catalog = catalogs.find(({ catalogId }) => catalogId === key.catalogId);
  if (item === undefined || catalog === undefined) return undefined;
  return {
    ...item,
    shown: item.enabled && catalog.enabled && !catalog.external,
    expired: item.expired || catalog.expired,
    locked: item.locked || catalog.locked,
    available: plays('out of stock') && !item.digital ? 0 : item.inventory,
  };
}
