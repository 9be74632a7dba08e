import { outOfStock } from '@spindle/sdk/domain/catalog/labels';
import type { CatalogItem } from './queries.ts';

export type ItemStatus = 'buyable' | 'out-of-stock' | 'coming-soon' | 'discontinued';

/** Why it can't be bought. */
export const STATUS_TEXT: Record<Exclude<ItemStatus, 'buyable'>, string> = {
  'out-of-stock': outOfStock,
  'coming-soon': 'Coming Soon!',
  discontinued: 'Discontinued',
};

/** Returns null for an item that is both locked and expired, which shows no status and no offer. */
export function itemStatus(
  item: Pick<CatalogItem, 'inventory' | 'locked' | 'expired'>,
): ItemStatus | null {
  if (item.locked && item.expired) return null;
  if (item.locked) return 'coming-soon';
  if (item.expired) return 'discontinued';
  return item.inventory > 0 ? 'buyable' : 'out-of-stock';
}

/**
 * Returns the day by which an item is expected back in stock, or null if none is known.
 * @param today in the shop's time zone
 */
export function expectedDay(
  item: Pick<CatalogItem, 'inventory' | 'locked' | 'expired' | 'expectedAt'>,
  today: string,
): string | null {
  const isPast = item.expectedAt !== null && item.expectedAt < today;
  return itemStatus(item) === 'out-of-stock' && !isPast ? item.expectedAt : null;
}

/** Returns whether an item has a stock count. Files and subscriptions never run out. */
export function isCounted(item: Pick<CatalogItem, 'digital' | 'subscription'>): boolean {
  return !item.digital && !item.subscription;
}

/**
 * The specification requires a stock count for every physical item that isn't locked, including
 * discontinued ones.
 */
export function showsAvailability(
  item: Pick<CatalogItem, 'digital' | 'subscription' | 'locked'>,
): boolean {
  return isCounted(item) && !item.locked;
}
