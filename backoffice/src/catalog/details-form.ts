import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { isGtin } from '@spindle/sdk/domain/catalog/gtin';
import {
  formatPriceBreaks,
  invalidPriceBreaks,
  parsePriceBreaks,
} from '@spindle/sdk/domain/catalog/price-breaks';
import { invalidGtin } from '@spindle/sdk/domain/catalog/item-details';
import { idOf, partsOf } from '../providers/writes/record-ids.ts';
import { flagOf, textOf, type FormValues } from '../ui/form-values.ts';
import { plainDollars } from '../ui/format.ts';
import type { ItemRecord } from './store-queries.ts';

type Details = Omit<BodyOf<'updateItemDetails'>, 'version'>;

/** The form's values: text as typed. */
export type DetailsValues = Record<Exclude<keyof Details, 'kit'>, string> & { kit: boolean };

export function detailsValues(item: ItemRecord | null): DetailsValues {
  const { replacedBy, costPrice = null } = item ?? {};
  return {
    kit: item?.kit ?? false,
    priceBreaks: formatPriceBreaks(item?.priceBreaks ?? []),
    gtin: item?.gtin ?? '',
    bin: item?.bin ?? '',
    costPrice: costPrice === null ? '' : plainDollars(costPrice),
    supplier: item?.supplier ?? '',
    expectedAt: item?.expectedAt ?? '',
    replacedBy: replacedBy ? idOf(replacedBy.catalogId, replacedBy.catalogItemId) : '',
    seoTitle: item?.seoTitle ?? '',
    seoDescription: item?.seoDescription ?? '',
  };
}

export function readDetails(values: FormValues): DetailsValues {
  return {
    kit: flagOf(values['kit']),
    priceBreaks: textOf(values['priceBreaks']),
    gtin: textOf(values['gtin']),
    bin: textOf(values['bin']),
    costPrice: textOf(values['costPrice']),
    supplier: textOf(values['supplier']),
    expectedAt: textOf(values['expectedAt']),
    replacedBy: textOf(values['replacedBy']),
    seoTitle: textOf(values['seoTitle']),
    seoDescription: textOf(values['seoDescription']),
  };
}

/** Returns the fields to send. Empty ones are cleared. */
export function detailsData({ kit, costPrice, replacedBy, ...texts }: DetailsValues): Details {
  const [catalogId, catalogItemId] = partsOf(replacedBy);
  return {
    kit,
    priceBreaks: parsePriceBreaks(texts.priceBreaks),
    gtin: texts.gtin || null,
    bin: texts.bin || null,
    costPrice: costPrice === '' ? null : Number(costPrice),
    supplier: texts.supplier || null,
    expectedAt: texts.expectedAt || null,
    replacedBy: replacedBy === '' ? null : { catalogId, catalogItemId },
    seoTitle: texts.seoTitle || null,
    seoDescription: texts.seoDescription || null,
  };
}

/** The shop's own rules, checked before anything is sent. */
export const detailsRules = {
  priceBreaks(value: unknown) {
    const breaks = parsePriceBreaks(textOf(value));
    if (breaks === null) return 'Enter quantities and prices. Example: 10:7.50; 50:6.90';
    const invalid = invalidPriceBreaks(breaks);
    return invalid ? `Quantity prices ${invalid.message}.` : undefined;
  },
  gtin(value: unknown) {
    const gtin = textOf(value);
    return gtin === '' || isGtin(gtin) ? undefined : invalidGtin;
  },
  costPrice(value: unknown) {
    const isAmount = /^(\d{1,7}(\.\d{1,2})?)?$/.test(textOf(value));
    return isAmount ? undefined : 'Enter an amount in dollars. Example: 80.00';
  },
};
