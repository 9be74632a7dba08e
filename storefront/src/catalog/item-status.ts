import { outOfStock } from '@spindle/sdk/domain/catalog/labels';
import type { CatalogItem } from './queries.ts';

export type ItemStatus = 'buyable' | 'out-of-stock' | 'coming-soon' | 'discontinued';

/** Why it cannot be bought. */
export const STATUS_TEXT: Record<Exclude<ItemStatus, 'buyable'>, string> = {
  'out-of-stock': outOfStock,
  'coming-soon': 'Coming Soon!',
  discontinued: 'Discontinued',
};

/** Null for an item both locked and expired: nothing is said about it and nothing offered. */
export function itemStatus(
  item: Pick<CatalogItem, 'inventory' | 'locked' | 'expired'>,
): ItemStatus | null {
  if (item.locked && item.expired) return null;
  if (item.locked) return 'coming-soon';
  if (item.expired) return 'discontinued';
  return item.inventory > 0 ? 'buyable' : 'out-of-stock';
}

/** Whether there are units of it to run out of; files and subscriptions are there for everybody. */
export function isCounted(item: Pick<CatalogItem, 'digital' | 'subscription'>): boolean {
  return !item.digital && !item.subscription;
}

/** The spec shows the count of every physical item that is not locked, discontinued ones included. */
export function showsAvailability(
  item: Pick<CatalogItem, 'digital' | 'subscription' | 'locked'>,
): boolean {
  return isCounted(item) && !item.locked;
}
