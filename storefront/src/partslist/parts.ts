import { relationsOf } from '@spindle/sdk/domain/catalog/relations';
import { weightOf } from '@spindle/sdk/domain/shipping/item-weight';
import { itemStatus } from '../catalog/item-status.ts';
import type { CatalogItem } from '../catalog/queries.ts';
import { formatCount } from '../ui/format-count.ts';
import { isSamePart, type PartEntry, type PartKey } from './own-parts.ts';

/** A line with its item as it is now: null where the shop shows none, undefined while it is read. */
export interface PartLine extends PartEntry {
  item: CatalogItem | null | undefined;
}

/** A part that another one asks for and the list lacks. */
export interface MissingPart extends PartKey {
  /** Which ask for it, in words. */
  neededBy: string[];
  reason: string | undefined;
}

/** What they cost together, in cents; those that are gone cost nothing. */
export function sumCents(lines: readonly PartLine[]): number {
  return lines.reduce((sum, line) => sum + lineCents(line), 0);
}

export function lineCents({ item, quantity }: PartLine): number {
  return item ? Math.round(item.price * 100) * quantity : 0;
}

/** What one weighs, in ounces; null where that is not known, 0 where there is nothing to weigh. */
export function ouncesOf(item: CatalogItem): number | null {
  if (item.digital || item.subscription) return 0;
  return weightOf(item.attributes);
}

/** What they weigh together in ounces, and of how many lines that is not known. */
export function weigh(lines: readonly PartLine[]): { ounces: number; unknown: number } {
  let [ounces, unknown] = [0, 0];
  for (const { item, quantity } of lines) {
    const each = item ? ouncesOf(item) : 0;
    if (each === null) unknown += 1;
    else ounces += each * quantity;
  }
  return { ounces, unknown };
}

/** Why a line cannot be bought as it stands, in words; null where it can. */
export function whyNot({ item, quantity }: PartLine): string | null {
  if (item === undefined) return null;
  if (item === null) return 'No longer in the shop';
  switch (itemStatus(item)) {
    case 'coming-soon':
      return 'Not available yet';
    case 'discontinued':
    case null:
      return 'Discontinued';
    case 'out-of-stock':
      return 'Sold out';
    case 'buyable':
      break;
  }
  if (item.subscription) return "Subscribe on the item's page";
  if (item.digital || quantity <= item.inventory) return null;
  return `Only ${formatCount(item.inventory)} left`;
}

/** What the parts need and the list lacks, each once. */
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
