import type { components } from '../../src/schema.d.ts';
import type { InvalidField } from '../invalid-field.ts';
import { fromDollars, toDollars } from '../money/dollars.ts';
import { rejection } from '../rejection.ts';
import { isGtin } from './gtin.ts';
import { breaksInCents, invalidPriceBreaks, priceBreaksOf, storedBreaks } from './price-breaks.ts';
import type { FieldRejection } from './validate-sale.ts';

type Schemas = components['schemas'];
export type DetailsInput = Omit<Schemas['UpdateItemDetailsInput'], 'version'>;

/** An item's details as stored. */
export interface ItemDetails {
  kit: boolean;
  gtin: string | null;
  bin: string | null;
  costPriceCents: number | null;
  /** Quantity prices in two columns; both null if there are none. */
  breakQuantities: number[] | null;
  breakPricesCents: number[] | null;
  supplier: string | null;
  /** A day in the shop's time zone, such as `2030-12-12`. */
  expectedAt: string | null;
  replacedByCatalogId: string | null;
  replacedByItemId: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
}

/** Names of the details in an item's record. */
export type DetailName =
  | keyof ReturnType<typeof publicDetails>
  | keyof ReturnType<typeof staffDetails>
  | 'replacedBy'
  | 'priceBreaks';

/** Maximum lengths, the same as in the contract. */
export const maxLengths = { bin: 40, supplier: 120, seoTitle: 120, seoDescription: 320 } as const;

export const noDetails: ItemDetails = {
  kit: false,
  gtin: null,
  bin: null,
  costPriceCents: null,
  breakQuantities: null,
  breakPricesCents: null,
  supplier: null,
  expectedAt: null,
  replacedByCatalogId: null,
  replacedByItemId: null,
  seoTitle: null,
  seoDescription: null,
};

export const detailsSaved = 'Details saved.';
export const invalidGtin = 'This number has a typo: its check digit (the last digit) is wrong.';

/** Parses the details in a request: only those it has. Returns the invalid field if there is one. */
export function readDetails({
  gtin,
  costPrice,
  expectedAt,
  replacedBy,
  priceBreaks,
  kit,
  ...texts
}: DetailsInput): Partial<ItemDetails> | { invalid: InvalidField } {
  if (gtin && !isGtin(gtin)) {
    return { invalid: { path: 'gtin', subject: 'the GTIN', message: 'has a wrong check digit' } };
  }
  if (costPrice && !/^\d+(\.\d{1,2})?$/.test(String(costPrice))) {
    const message = 'must have at most two decimals';
    return { invalid: { path: 'costPrice', subject: 'the cost price', message } };
  }
  const invalid = priceBreaks ? invalidPriceBreaks(priceBreaks) : null;
  if (invalid !== null) return { invalid };
  return {
    ...trimmed(texts),
    ...(kit !== undefined && { kit }),
    ...(priceBreaks !== undefined && storedBreaks(breaksInCents(priceBreaks ?? []))),
    ...(gtin !== undefined && { gtin }),
    ...(expectedAt !== undefined && { expectedAt }),
    ...(costPrice !== undefined && {
      costPriceCents: costPrice === null ? null : fromDollars(costPrice),
    }),
    ...(replacedBy !== undefined && {
      replacedByCatalogId: replacedBy?.catalogId ?? null,
      replacedByItemId: replacedBy?.catalogItemId ?? null,
    }),
  };
}

type Texts = Partial<Record<keyof typeof maxLengths, string | null>>;

/** A blank text clears its field. */
const trimmed = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text?.trim() || null]));

/** Returns whether these values differ from the stored ones. */
export const changesDetails = (stored: ItemDetails, changes: Partial<ItemDetails>): boolean =>
  Object.entries(changes).some(
    ([name, value]) => JSON.stringify(Reflect.get(stored, name)) !== JSON.stringify(value),
  );

/** Returns an item's quantity prices, in dollars. */
export const priceBreaksIn = ({
  breakQuantities,
  breakPricesCents,
}: Pick<ItemDetails, 'breakQuantities' | 'breakPricesCents'>) =>
  priceBreaksOf(breakQuantities, breakPricesCents?.map(toDollars));

/** Presents the details that don't name another item, as customers see them. */
export const publicDetails = ({
  kit,
  gtin,
  expectedAt,
  seoTitle,
  seoDescription,
}: Pick<ItemDetails, 'kit' | 'gtin' | 'expectedAt' | 'seoTitle' | 'seoDescription'>) => ({
  kit,
  gtin,
  expectedAt,
  seoTitle,
  seoDescription,
});

/** Presents the details that only staff see. */
export const staffDetails = ({
  bin,
  costPriceCents,
  supplier,
}: Pick<ItemDetails, 'bin' | 'costPriceCents' | 'supplier'>) => ({
  bin,
  costPrice: costPriceCents === null ? null : toDollars(costPriceCents),
  supplier,
});

export const gtinInUse: FieldRejection = {
  ...rejection('GTIN_IN_USE', 'Another item has this GTIN. Enter a different one.'),
  field: { path: 'gtin', message: 'is used by another item' },
};

/**
 * Returns why an item can't be replaced by another, or null.
 * @param chain the replacement, its own replacement and so on; empty if it doesn't exist
 */
export function validateReplacement(item: string, chain: readonly string[]): FieldRejection | null {
  const path = 'replacedBy';
  if (chain.length === 0) {
    return {
      ...rejection('REPLACEMENT_NOT_FOUND', 'Replacement not found. Choose an existing item.'),
      field: { path, message: 'must be an existing item' },
    };
  }
  if (!chain.includes(item)) return null;
  return {
    ...rejection(
      'REPLACEMENT_LOOP',
      "An item can't replace itself, directly or through other items. Choose another item.",
    ),
    field: { path, message: "can't lead back to this item" },
  };
}
