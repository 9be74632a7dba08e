import type { components } from '../../src/schema.d.ts';
import { formatMoney, parsePrice } from '../money/dollars.ts';
import { presentRejection, rejection, type Rejection } from '../rejection.ts';
import type { InvalidField } from '../invalid-field.ts';
import { saleState, type Sale } from './sale.ts';

/** Why a form can't be saved, and the field at fault. */
export interface FieldRejection extends Rejection {
  field: components['schemas']['FieldError'];
}

export const saleSaved = 'Sale saved.';
export const saleEnded = 'Sale ended. Customers now pay the regular price.';
export const noSaleToEnd = 'This item has no sale.';
export const noSaleOfSubscriptions = "Subscriptions can't have sales. Change the price instead.";

export const presentFieldRejection = (because: FieldRejection) => ({
  ...presentRejection(because),
  Errors: [because.field],
});

/** Returns why an item can't be saved, and the field at fault if there is one. */
export const presentItemRejection = (because: Rejection | FieldRejection) =>
  'field' in because ? presentFieldRejection(because) : presentRejection(because);

/** A sale in a request, in cents. */
export interface SaleInput {
  salePrice: number;
  saleStarts: Date;
  saleEnds: Date;
}

/** Databases handle very early dates differently, and no sale of the shop is older. */
const EARLIEST = new Date('2000-01-01T00:00:00.000Z');

/** Returns the invalid field of a sale, or null. Doesn't look at the item. */
export function invalidSale(
  { salePrice, saleStarts, saleEnds }: SaleInput,
  now: Date,
): InvalidField | null {
  if (salePrice <= 0) {
    return { path: 'salePrice', subject: 'the sale price', message: 'must be above 0' };
  }
  // Avoids `<`, because comparisons with an invalid date are always false.
  if (!(saleStarts >= EARLIEST)) {
    return {
      path: 'saleStarts',
      subject: 'the start',
      message: 'must be in the year 2000 or later',
    };
  }
  const end = { path: 'saleEnds', subject: 'the end' };
  if (!(saleEnds > saleStarts)) return { ...end, message: 'must be later than the start' };
  return saleEnds > now ? null : { ...end, message: 'must be later than now' };
}

/** Parses a sale from a form. Returns the invalid field if there is one. */
export function readSale(
  { salePrice, saleStarts, saleEnds }: Record<keyof SaleInput, string>,
  now: Date,
): SaleInput | { invalid: InvalidField } {
  const sale = {
    salePrice: parsePrice(salePrice),
    saleStarts: new Date(saleStarts),
    saleEnds: new Date(saleEnds),
  };
  const invalid = invalidSale(sale, now);
  return invalid === null ? sale : { invalid };
}

/** As stored, in cents. */
export interface StoredPrice extends Sale {
  price: number;
  subscription: boolean;
}

/** Returns why an item can't have a sale, or null. */
export function validateSale(
  { price, subscription }: Pick<StoredPrice, 'price' | 'subscription'>,
  { salePrice }: Pick<SaleInput, 'salePrice'>,
): FieldRejection | null {
  if (subscription) {
    const because = rejection('SOLD_BY_SUBSCRIPTION', noSaleOfSubscriptions);
    return {
      ...because,
      field: { path: 'salePrice', message: 'is not allowed for subscriptions' },
    };
  }
  if (salePrice < price) return null;
  const regular = `the regular price of ${formatMoney(price)}`;
  const because = rejection(
    'SALE_NOT_BELOW_PRICE',
    `The sale price must be below ${regular}. Enter a lower price.`,
  );
  return { ...because, field: { path: 'salePrice', message: `must be below ${regular}` } };
}

/** Returns why an edit conflicts with the item's sale, or null. */
export function validateEditOfSale(
  item: Sale,
  edited: Pick<StoredPrice, 'price' | 'subscription'>,
  now: Date,
): FieldRejection | null {
  if (!conflicts(item, edited) || saleState(item, now) === 'ended') return null;
  if (edited.subscription) {
    const because = rejection(
      'SOLD_BY_SUBSCRIPTION',
      "This item has a sale, and subscriptions can't have sales. End the sale first.",
    );
    return {
      ...because,
      field: { path: 'subscription', message: 'is not allowed for items on sale' },
    };
  }
  const sale = `the sale price of ${formatMoney(item.salePrice ?? 0)}`;
  const because = rejection(
    'SALE_NOT_BELOW_PRICE',
    `The price must stay above ${sale}. Enter a higher price, or change the sale first.`,
  );
  return { ...because, field: { path: 'price', message: `must be above ${sale}` } };
}

/** Returns whether an edit is incompatible with the item's sale and therefore ends it. */
export function conflicts(
  { salePrice }: Sale,
  { price, subscription }: Pick<StoredPrice, 'price' | 'subscription'>,
): boolean {
  return salePrice !== null && (subscription || salePrice >= price);
}
