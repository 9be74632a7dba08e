import type { components } from '../../src/schema.d.ts';
import { isOf, type ItemKey } from '../catalog/find-record.ts';
import { availableOf } from '../catalog/read-cache.ts';
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
    available: availableOf({ plays }, item),
  };
}

/** What somebody wants to be told of. */
export type Notice = components['schemas']['Notice'] & {
  noticeId: string;
  userId: string;
  /** `after`: entries that the ledger had when the mail was sent; null while its owner waits. */
  notified: { at: string; after: number } | null;
};
