import { p } from '@mikro-orm/core';
import { fieldsThat, namesOf, pickFields } from '@spindle/sdk/domain/fields';
import type { FrozenPart } from '@spindle/sdk/domain/orders/sold-parts';
import { cents } from '../database/money.ts';
import type { Tables } from '../database/tables.ts';
import type { CheckoutLine } from './checkout-line.entity.ts';

/**
 * Columns that checkout and order lines copy from an item, so the customer pays the price they saw.
 */
export const soldLineColumns = () => ({
  catalogId: p.text(),
  itemId: p.text(),
  title: p.text(),
  description: p.text(),
  image: p.text().strictNullable().default(null),
  quantity: p.integer(),
  /** Before any discount. */
  unitPriceCents: cents(),
  /** Discount on all units, before tax. */
  discountCents: cents().default(0),
  /** The parts of one unit of a kit, as sold. Null for other items. */
  parts: p.json<FrozenPart[]>().strictNullable().default(null),
});

/**
 * Builds the check that a discount does not exceed the price of all units. The check's name
 * contains the table name.
 */
export const discountCheck = (table: string) => ({
  name: `${table}_discount_in_range`,
  expression: 'discount_cents >= 0 and discount_cents <= unit_price_cents::bigint * quantity',
});

type SoldField = keyof ReturnType<typeof soldLineColumns>;

/** An item as sold, used from checkout to packing slip. */
export type SoldLine = Pick<CheckoutLine, SoldField>;

interface CarriedField {
  column: keyof Tables['checkout_lines'] & keyof Tables['order_lines'];
  type: 'text' | 'int' | 'jsonb';
  /** If true, a change to this field in the cart replaces an open payment page. */
  decides: boolean;
  /** If true, the column is part of a customer's data export. */
  exported: boolean;
}

/**
 * All columns of a sold line. Selects, copies, fingerprints and exports are derived from this list.
 * Fingerprints use the columns with `decides`, in this order.
 */
export const soldFields = {
  catalogId: { column: 'catalog_id', type: 'text', decides: true, exported: true },
  itemId: { column: 'item_id', type: 'text', decides: true, exported: true },
  title: { column: 'title', type: 'text', decides: false, exported: true },
  description: { column: 'description', type: 'text', decides: false, exported: false },
  image: { column: 'image', type: 'text', decides: false, exported: false },
  quantity: { column: 'quantity', type: 'int', decides: true, exported: true },
  unitPriceCents: { column: 'unit_price_cents', type: 'int', decides: true, exported: true },
  // the fingerprint contains the discount of the whole cart
  discountCents: { column: 'discount_cents', type: 'int', decides: false, exported: true },
  parts: { column: 'parts', type: 'jsonb', decides: true, exported: true },
} as const satisfies Record<SoldField, CarriedField>;

type Fields = typeof soldFields;

/**
 * Returns select expressions for the columns of a sold line, aliased to field names. Covers all
 * fields, or only the given ones.
 */
export function soldSelects<Alias extends string, Name extends SoldField = SoldField>(
  alias: Alias,
  fields?: { readonly [Listed in Name]: unknown },
): { [Listed in Name]: `${Alias}.${Fields[Listed]['column']} as ${Listed}` }[Name][];
export function soldSelects(alias: string, fields: Partial<Fields> = soldFields): string[] {
  return namesOf(fields).map((name) => `${alias}.${soldFields[name].column} as ${name}`);
}

/** Returns the column name of a field, for raw SQL. */
export const soldColumn = (name: SoldField): string => soldFields[name].column;

const exported = fieldsThat(soldFields, 'exported');

/** Lists the columns included in a customer's data export. */
export function exportedColumns<Alias extends string>(
  alias: Alias,
): `${Alias}.${Fields[keyof typeof exported]['column']}`[];
export function exportedColumns(alias: string): string[] {
  return Object.values<CarriedField>(exported).map(({ column }) => `${alias}.${column}`);
}

type SoldColumnTypes = { [Name in SoldField as Fields[Name]['column']]: Fields[Name]['type'] };

export function soldColumnTypes(): SoldColumnTypes;
export function soldColumnTypes(): object {
  return Object.fromEntries(Object.values(soldFields).map(({ column, type }) => [column, type]));
}

type SoldColumns = { [Name in SoldField as Fields[Name]['column']]: SoldLine[Name] };

export function soldRow(line: SoldLine): SoldColumns;
export function soldRow(line: SoldLine): object {
  return Object.fromEntries(
    namesOf(soldFields).map((name) => [soldFields[name].column, line[name]]),
  );
}

const deciding = fieldsThat(soldFields, 'decides');

/** Joins the fields that decide whether an open payment page still matches the cart. */
export function decidingText(line: Pick<SoldLine, keyof typeof deciding>): string {
  const { catalogId, itemId, parts, ...others } = pickFields(line, deciding);
  const contents = parts === null ? [] : [JSON.stringify(parts)];
  return [`${catalogId}_${itemId}`, ...Object.values(others), ...contents].join(' ');
}

/**
 * Copies a checkout line or order line without its discount, which is computed again for each line.
 */
export function copySoldLine(line: SoldLine): Omit<SoldLine, 'discountCents'> {
  const { discountCents: _discountCents, ...copied } = pickFields(line, soldFields);
  return copied;
}
