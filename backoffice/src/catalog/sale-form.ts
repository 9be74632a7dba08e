import {
  validateSale,
  invalidSale,
  type SaleInput,
} from '@spindle/sdk/domain/catalog/validate-sale';
import { saleState } from '@spindle/sdk/domain/catalog/sale';
import { fromDollars, parsePrice } from '@spindle/sdk/domain/money/dollars';
import { instantOf, wallTime } from '@spindle/sdk/domain/time/shop-days';
import { textOf, type FormValues } from '../ui/form-values.ts';
import { plainDollars } from '../ui/format.ts';
import type { ItemRecord } from './store-queries.ts';

/** The form's values: text as typed, with times in the shop's time zone. */
export type SaleValues = Record<'salePrice' | 'saleStarts' | 'saleEnds', string>;

/** The current time, and the time zone in which times are entered. */
export interface Clock {
  now: Date;
  timeZone: string;
}

/**
 * Returns the initial values. Leaves out a sale that has ended, because the next sale has its own
 * times.
 */
export function saleValues(item: ItemRecord, { now, timeZone }: Clock): SaleValues {
  const { salePrice, saleStarts, saleEnds } = item;
  const status = saleState(item, now) !== 'ended';
  return {
    salePrice: status && salePrice !== null ? plainDollars(salePrice) : '',
    saleStarts: status && saleStarts !== null ? wallTime(timeZone, new Date(saleStarts)) : '',
    saleEnds: status && saleEnds !== null ? wallTime(timeZone, new Date(saleEnds)) : '',
  };
}

export function readSale(values: FormValues): SaleValues {
  return {
    salePrice: textOf(values['salePrice']),
    saleStarts: textOf(values['saleStarts']),
    saleEnds: textOf(values['saleEnds']),
  };
}

/** Returns the sale to save. Without a start time, it starts now. The values must be valid. */
export function requestedSale(
  values: SaleValues,
  item: ItemRecord,
  { now, timeZone }: Clock,
): SaleInput {
  const { salePrice, saleStarts, saleEnds } = values;
  return {
    salePrice: parsePrice(salePrice),
    saleStarts: saleStarts === '' ? now : dateTimeOf(saleStarts, item.saleStarts, timeZone),
    saleEnds: dateTimeOf(saleEnds, item.saleEnds, timeZone),
  };
}

/** Keeps the seconds if the time wasn't changed. */
function dateTimeOf(text: string, stored: string | null, timeZone: string): Date {
  const before = stored === null ? null : new Date(stored);
  return before && wallTime(timeZone, before) === text ? before : instantOf(timeZone, text);
}

export function saleErrors(
  values: SaleValues,
  item: ItemRecord,
  clock: Clock,
): Partial<SaleValues> {
  const { now } = clock;
  const isPrice = /^\d{1,7}(\.\d{1,2})?$/.test(values.salePrice);
  const hasEnd = values.saleEnds !== '';
  // Replaces a missing price or end time with a valid one, so that the other field is still
  // validated.
  const filled = { ...values, ...(!isPrice && { salePrice: '0.01' }) };
  const terms = requestedSale(hasEnd ? filled : { ...filled, saleEnds: NEVER }, item, clock);
  const { price, subscription } = item;
  const rejection = validateSale({ price: fromDollars(price), subscription }, terms);
  const invalid = invalidSale(terms, now);
  return {
    ...saleErrorsFrom([...(invalid ? [invalid] : []), ...(rejection ? [rejection.field] : [])]),
    ...(!isPrice && { salePrice: 'Enter an amount in dollars. Example: 80.00' }),
    ...(!hasEnd && { saleEnds: 'Enter an end time.' }),
  };
}

const NEVER = '9999-12-31T00:00';

/** Returns the validation errors as sentences, by field. */
export function saleErrorsFrom(
  errors: readonly { path: string; message: string }[],
): Partial<SaleValues> {
  const known = errors.map(({ path, message }) => [path, `${subjects[path] ?? path} ${message}.`]);
  return Object.fromEntries(known);
}

const subjects: Record<string, string> = {
  salePrice: 'The sale price',
  saleStarts: 'The start time',
  saleEnds: 'The end time',
};
