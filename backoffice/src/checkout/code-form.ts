import { parsePrice } from '@spindle/sdk/domain/money/dollars';
import { instantOf } from '@spindle/sdk/domain/time/shop-days';
import type { FieldError } from '@spindle/sdk/errors';
import type { operations } from '@spindle/sdk/schema';
import { partsOf } from '../providers/writes/record-ids.ts';
import { textOf, type FormValues } from '../ui/form-values.ts';

export type CodeBody =
  operations['createDiscountCode']['requestBody']['content']['application/json'];

/** The dialog's values, as typed. */
export type CodeForm = {
  code: string;
  kind: 'percent' | 'amount' | 'freeShipping';
  /** Percent or dollars. Not used for free shipping. */
  value: string;
  /** Item ids. Empty for all items, if `families` and `catalogs` are empty too. */
  items: string[];
  /** Catalog ids. */
  catalogs: string[];
  /** Each is `catalogId_familyId`. */
  families: string[];
  /** Empty for all customers. */
  customerTags: string[];
  /** Example: `2026-12-31T18:00`, in the shop's time zone. */
  starts: string;
  ends: string;
  uses: string;
  usesPerCustomer: string;
  /** Dollars. */
  leastSum: string;
};

export const kinds = [
  { id: 'percent', name: 'Percentage' },
  { id: 'amount', name: 'Amount' },
  { id: 'freeShipping', name: 'Free shipping' },
] as const;

export type CodeErrors = Partial<Record<keyof CodeForm, string>>;

export const emptyCode: CodeForm = {
  code: '',
  kind: 'percent',
  value: '',
  items: [],
  catalogs: [],
  families: [],
  customerTags: [],
  starts: '',
  ends: '',
  uses: '',
  usesPerCustomer: '',
  leastSum: '',
};

export function readCode(values: FormValues): CodeForm {
  return {
    code: textOf(values['code']),
    kind: kinds.find(({ id }) => id === values['kind'])?.id ?? 'percent',
    value: textOf(values['value']),
    items: listOf(values['items']),
    catalogs: listOf(values['catalogs']),
    families: listOf(values['families']),
    customerTags: listOf(values['customerTags']),
    starts: textOf(values['starts']),
    ends: textOf(values['ends']),
    uses: textOf(values['uses']),
    usesPerCustomer: textOf(values['usesPerCustomer']),
    leastSum: textOf(values['leastSum']),
  };
}

const listOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/**
 * Returns the errors by field.
 * @param now epoch milliseconds
 */
export function codeErrors(
  form: CodeForm,
  { now, timeZone }: { now: number; timeZone: string },
): CodeErrors {
  const { code, kind, value, starts, ends, uses, usesPerCustomer, leastSum } = form;
  const over = ends !== '' && instantOf(timeZone, ends).getTime() <= now;
  const before =
    starts !== '' && ends !== '' && instantOf(timeZone, ends) <= instantOf(timeZone, starts);
  return {
    ...(!/^[A-Za-z0-9-]{3,40}$/.test(code) && {
      code: 'Enter 3 to 40 letters, digits and hyphens.',
    }),
    ...(kind === 'percent' && !isCount(value, 100) && { value: 'Enter a whole number, 1 to 100.' }),
    ...(kind === 'amount' && !isPrice(value) && { value: DOLLARS }),
    ...(over && { ends: 'Enter a time in the future.' }),
    ...(before && { ends: 'Enter a time after the start.' }),
    ...(uses !== '' && !isCount(uses, MAX) && { uses: COUNT }),
    ...(usesPerCustomer !== '' && !isCount(usesPerCustomer, MAX) && { usesPerCustomer: COUNT }),
    ...(leastSum !== '' && !isPrice(leastSum) && { leastSum: DOLLARS }),
  };
}

const MAX = 1_000_000;
const COUNT = 'Enter a whole number, 1 or more.';
const DOLLARS = 'Enter an amount in dollars. Example: 5.00';

function isCount(text: string, max: number): boolean {
  return /^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= max;
}

function isPrice(text: string): boolean {
  return /^\d{1,6}(\.\d{1,2})?$/.test(text) && Number(text) > 0;
}

/** Returns the request body for a valid form. Leaves out empty fields. */
export function bodyOf(form: CodeForm, timeZone: string): CodeBody {
  const { code, kind, value, items, families, catalogs, customerTags } = form;
  const { starts, ends, uses, usesPerCustomer, leastSum } = form;
  return {
    code,
    ...(kind === 'percent' && { percent: Number(value) }),
    ...(kind === 'amount' && { amount: parsePrice(value) }),
    ...(kind === 'freeShipping' && { freeShipping: true }),
    ...(kind !== 'freeShipping' && {
      ...(items.length > 0 && {
        items: items.map((id) => {
          const [catalogId, catalogItemId] = partsOf(id);
          return { catalogId, catalogItemId };
        }),
      }),
      ...(families.length > 0 && {
        families: families.map((id) => {
          const [catalogId, familyId] = partsOf(id);
          return { catalogId, familyId };
        }),
      }),
      ...(catalogs.length > 0 && { catalogs }),
    }),
    ...(customerTags.length > 0 && { customerTags }),
    ...(starts !== '' && { starts: instantOf(timeZone, starts).toISOString() }),
    ...(ends !== '' && { ends: instantOf(timeZone, ends).toISOString() }),
    ...(uses !== '' && { uses: Number(uses) }),
    ...(usesPerCustomer !== '' && { usesPerCustomer: Number(usesPerCustomer) }),
    ...(leastSum !== '' && { leastSum: parsePrice(leastSum) }),
  };
}

const fields: Record<string, [keyof CodeForm, string]> = {
  code: ['code', 'The code'],
  percent: ['value', 'The discount'],
  amount: ['value', 'The discount'],
  items: ['items', 'The items'],
  catalogs: ['catalogs', 'The catalogs'],
  families: ['families', 'The families'],
  customerTags: ['customerTags', 'The customer tags'],
  starts: ['starts', 'The start time'],
  ends: ['ends', 'The end time'],
  uses: ['uses', 'The number of uses'],
  usesPerCustomer: ['usesPerCustomer', 'The number of uses per customer'],
  leastSum: ['leastSum', 'The minimum order'],
};

/** Returns the server's errors by field. */
export function errorsFrom(errors: readonly FieldError[]): CodeErrors {
  const found: CodeErrors = {};
  for (const { path, message } of errors) {
    const known = fields[path.split(/[.[/]/)[0] ?? ''];
    if (known) found[known[0]] = `${known[1]} ${message}`;
  }
  return found;
}
