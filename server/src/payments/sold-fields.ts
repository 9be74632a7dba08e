import { p } from '@mikro-orm/core';
import { fieldsThat, namesOf, pickFields } from '@spindle/sdk/domain/fields';
import { cents } from '../database/money.ts';
import type { Tables } from '../database/tables.ts';
import type { CheckoutLine } from './checkout-line.entity.ts';

/** What checkout and order lines keep of an item: what was shown is what is charged and was sold. */
export const soldLineColumns = () => ({
  catalogId: p.text(),
  itemId: p.text(),
  title: p.text(),
  description: p.text(),
  image: p.text().strictNullable().default(null),
  quantity: p.integer(),
  /** Before any discount. */
  unitPriceCents: cents(),
  /** What the one discount of the payment takes off all units, before tax. */
  discountCents: cents().default(0),
});

/** A discount takes off at most what the units cost; the table's name makes the rule's. */
export const discountCheck = (table: string) => ({
  name: `${table}_discount_in_range`,
  expression: 'discount_cents >= 0 and discount_cents <= unit_price_cents::bigint * quantity',
});

type SoldField = keyof ReturnType<typeof soldLineColumns>;

/** An item as it is sold, from the checkout to the slip. */
export type SoldLine = Pick<CheckoutLine, SoldField>;

interface Carried {
  column: keyof Tables['checkout_lines'] & keyof Tables['order_lines'];
  type: 'text' | 'int';
  /** Whether a change in the cart ends a payment page that is open for it. */
  decides: boolean;
  /** Whether customers find it in the file of their own data. */
  exported: boolean;
}

/**
 * All columns of a sold line, from which selects, copies, fingerprints and exports follow. Those
 * that decide give the fingerprint in this order.
 */
export const soldFields = {
  catalogId: { column: 'catalog_id', type: 'text', decides: true, exported: true },
  itemId: { column: 'item_id', type: 'text', decides: true, exported: true },
  title: { column: 'title', type: 'text', decides: false, exported: true },
  description: { column: 'description', type: 'text', decides: false, exported: false },
  image: { column: 'image', type: 'text', decides: false, exported: false },
  quantity: { column: 'quantity', type: 'int', decides: true, exported: true },
  unitPriceCents: { column: 'unit_price_cents', type: 'int', decides: true, exported: true },
  // the fingerprint has the discount of the whole cart
  discountCents: { column: 'discount_cents', type: 'int', decides: false, exported: true },
} as const satisfies Record<SoldField, Carried>;

type Fields = typeof soldFields;

/** Names the columns of a sold line as its fields, for a select: all, or those of a list. */
export function soldSelects<Alias extends string, Name extends SoldField = SoldField>(
  alias: Alias,
  fields?: { readonly [Listed in Name]: unknown },
): { [Listed in Name]: `${Alias}.${Fields[Listed]['column']} as ${Listed}` }[Name][];
export function soldSelects(alias: string, fields: Partial<Fields> = soldFields): string[] {
  return namesOf(fields).map((name) => `${alias}.${soldFields[name].column} as ${name}`);
}

/** The column of one of them, for a statement. */
export const soldColumn = (name: SoldField): string => soldFields[name].column;

const exported = fieldsThat(soldFields, 'exported');

/** Names the columns that customers find in the file of their own data. */
export function exportedColumns<Alias extends string>(
  alias: Alias,
): `${Alias}.${Fields[keyof typeof exported]['column']}`[];
export function exportedColumns(alias: string): string[] {
  return Object.values<Carried>(exported).map(({ column }) => `${alias}.${column}`);
}

type Typed = { [Name in SoldField as Fields[Name]['column']]: Fields[Name]['type'] };

/** The type of each column, by its name. */
export function soldColumnTypes(): Typed;
export function soldColumnTypes(): object {
  return Object.fromEntries(Object.values(soldFields).map(({ column, type }) => [column, type]));
}

type Stored = { [Name in SoldField as Fields[Name]['column']]: SoldLine[Name] };

/** A sold line as its table has it. */
export function soldRow(line: SoldLine): Stored;
export function soldRow(line: SoldLine): object {
  return Object.fromEntries(
    namesOf(soldFields).map((name) => [soldFields[name].column, line[name]]),
  );
}

const deciding = fieldsThat(soldFields, 'decides');

/** What decides on whether an open payment page still fits, in one text. */
export function decidingText(line: Pick<SoldLine, keyof typeof deciding>): string {
  const { catalogId, itemId, ...others } = pickFields(line, deciding);
  return [`${catalogId}_${itemId}`, ...Object.values(others)].join(' ');
}

/** What another line takes over from a checkout line or order line; it has its own discount. */
export function copySoldLine(line: SoldLine): Omit<SoldLine, 'discountCents'> {
  const { discountCents: _discountCents, ...copied } = pickFields(line, soldFields);
  return copied;
}
