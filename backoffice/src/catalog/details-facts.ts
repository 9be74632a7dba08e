import { formatPriceBreaks } from '@spindle/sdk/domain/catalog/price-breaks';
import { namesOf } from '@spindle/sdk/domain/fields';
import { dayText } from '@spindle/sdk/domain/time/day-text';
import { detailsLabels } from '../providers/messages.ts';
import type { Fact } from '../ui/facts.tsx';
import { formatDollars } from '../ui/format.ts';
import type { DetailsValues } from './details-form.ts';
import type { ItemRecord } from './store-queries.ts';

/** Returns an item's details with their labels. */
export function detailsFacts(item: Pick<ItemRecord, keyof DetailsValues>): Fact[] {
  const values: Record<keyof DetailsValues, string | null> = {
    kit: item.kit ? 'Sold as its parts' : null,
    priceBreaks: formatPriceBreaks(item.priceBreaks) || null,
    gtin: item.gtin,
    bin: item.bin,
    costPrice: item.costPrice === null ? null : formatDollars(item.costPrice),
    supplier: item.supplier,
    expectedAt: item.expectedAt && dayText(item.expectedAt),
    replacedBy: item.replacedBy?.title ?? null,
    seoTitle: item.seoTitle,
    seoDescription: item.seoDescription,
  };
  return namesOf(values).map((name) => ({ label: detailsLabels[name], value: values[name] }));
}
