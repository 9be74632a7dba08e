import { defineEntity, p } from '@mikro-orm/core';
import { createdAt } from '../database/base.ts';
import { cents } from '../database/money.ts';
import type { TableOf } from '../database/tables.ts';

const CartLineSchema = defineEntity({
  name: 'CartLine',
  tableName: 'cart_lines',
  properties: {
    userId: p.uuid().primary(),
    catalogId: p.text().primary(),
    itemId: p.text().primary(),
    quantity: p.integer(),
    createdAt: createdAt(),
    /** What one cost when the customer put it in or chose how many; null: before that was noted. */
    chosenPriceCents: cents().strictNullable().default(null),
    /** What one cost when the customer last saw the cart; null likewise. */
    shownPriceCents: cents().strictNullable().default(null),
  },
  checks: [
    { name: 'cart_lines_quantity_in_range', expression: 'quantity >= 1 and quantity <= 1000000' },
  ],
});

/** Names its item by slugs alone, so that it stays readable when the item is gone. */
export class CartLine extends CartLineSchema.class {}
CartLineSchema.setClass(CartLine);

declare module '../database/tables.ts' {
  interface Tables {
    cart_lines: TableOf<typeof CartLineSchema>;
  }
}
