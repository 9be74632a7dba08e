import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { isGtin } from '@spindle/sdk/domain/catalog/gtin';
import { invalidGtin } from '@spindle/sdk/domain/catalog/item-details';
import { idOf, partsOf } from '../providers/writes/record-ids.ts';
import { textOf, type FormValues } from '../ui/form-values.ts';
import { plainDollars } from '../ui/format.ts';
import type { ItemRecord } from './store-queries.ts';

type Details = Omit<BodyOf<'updateItemDetails'>, 'version'>;

/** The form's values: text as typed. */
export type DetailsValues = Record<keyof Details, string>;

export function detailsValues(item: ItemRecord): DetailsValues {
  const { replacedBy, costPrice } = item;
  return {
    gtin: item.gtin ?? '',
    bin: item.bin ?? '',
    costPrice: costPrice === null ? '' : plainDollars(costPrice),
    supplier: item.supplier ?? '',
    expectedAt: item.expectedAt ?? '',
    replacedBy: replacedBy ? idOf(replacedBy.catalogId, replacedBy.catalogItemId) : '',
    seoTitle: item.seoTitle ?? '',
    seoDescription: item.seoDescription ?? '',
  };
}

export function readDetails(values: FormValues): DetailsValues {
  return {
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
export function detailsData({ costPrice, replacedBy, ...texts }: DetailsValues): Details {
  const [catalogId, catalogItemId] = partsOf(replacedBy);
  return {
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

export function detailsErrors({ gtin, costPrice }: DetailsValues): Record<string, string> {
  return {
    ...(gtin !== '' && !isGtin(gtin) && { gtin: invalidGtin }),
    ...(!/^(\d{1,7}(\.\d{1,2})?)?$/.test(costPrice) && {
      costPrice: 'Enter an amount in dollars. Example: 80.00',
    }),
  };
}
