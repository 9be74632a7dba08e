import { atQuantity } from '@spindle/sdk/domain/catalog/sale';
import { outOfStock } from '@spindle/sdk/domain/catalog/labels';
import { relationsOf } from '@spindle/sdk/domain/catalog/relations';
import { weightOf } from '@spindle/sdk/domain/shipping/item-weight';
import { itemStatus } from '../catalog/item-status.ts';
import type { CatalogItem } from '../catalog/queries.ts';
import { formatCount } from '../ui/format-count.ts';
import { isSamePart, type PartEntry, type PartKey } from './own-parts.ts';

/** A line with its current item: null if the shop doesn't show it, undefined while it loads. */
export interface PartLine extends PartEntry {
  item: CatalogItem | null | undefined;
}

/** A part that another one needs and the list lacks. */
export interface MissingPart extends PartKey {
  /** The titles of the parts that need it. */
  neededBy: string[];
  reason: string | undefined;
}

/** Returns the total price in cents. Items that no longer exist count as zero. */
export function sumCents(lines: readonly PartLine[]): number {
  return lines.reduce((sum, line) => sum + lineCents(line), 0);
}

export function lineCents({ item, quantity }: PartLine): number {
  return item ? Math.round(priceAt(item, quantity).price * 100) * quantity : 0;
}

/** Returns the price of each of these units. */
export const priceAt = (item: CatalogItem, quantity: number) => atQuantity(item, quantity);

/** Returns an item's weight in ounces: null if unknown, 0 if it isn't shipped. */
export function ouncesOf(item: CatalogItem): number | null {
  if (item.digital || item.subscription) return 0;
  return weightOf(item.attributes);
}

/** Returns the total weight in ounces, and how many lines have an unknown weight. */
export function weigh(lines: readonly PartLine[]): { ounces: number; unknown: number } {
  let [ounces, unknown] = [0, 0];
  for (const { item, quantity } of lines) {
    const each = item ? ouncesOf(item) : 0;
    if (each === null) unknown += 1;
    else ounces += each * quantity;
  }
  return { ounces, unknown };
}

/** Returns why a line can't be bought, or null if it can. */
export function rejectionReason({ item, quantity }: PartLine): string | null {
  if (item === undefined) return null;
  if (item === null) return 'No longer in the shop';
  switch (itemStatus(item)) {
    case 'coming-soon':
      return 'Not available yet';
    case 'discontinued':
    case null:
      return 'Discontinued';
    case 'out-of-stock':
      return outOfStock;
    case 'buyable':
      break;
  }
  if (item.subscription) return "Subscribe on the item's page";
  if (item.digital || quantity <= item.inventory) return null;
  return `Only ${formatCount(item.inventory)} left`;
}

/** Returns what the parts need and the list lacks, each part once. */
export function missingParts(lines: readonly PartLine[]): MissingPart[] {
  const missing: MissingPart[] = [];
  for (const { item } of lines) {
    for (const { relation, reason, ...part } of item ? relationsOf(item.attributes) : []) {
      if (relation !== 'needs' || lines.some((line) => isSamePart(line, part))) continue;
      const known = missing.find((one) => isSamePart(one, part));
      if (known) known.neededBy.push(item?.title ?? '');
      else missing.push({ ...part, neededBy: [item?.title ?? ''], reason });
    }
  }
  return missing;
}
