import { p } from '@mikro-orm/core';
import { cents } from '../database/money.ts';

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
