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
    /**
     * Unit price when the customer added the item or set its quantity. Null for lines added before
     * the shop recorded this price.
     */
    chosenPriceCents: cents().strictNullable().default(null),
    /** Unit price when the customer last saw the cart. Null for the same older lines. */
    shownPriceCents: cents().strictNullable().default(null),
  },
  checks: [
    { name: 'cart_lines_quantity_in_range', expression: 'quantity >= 1 and quantity <= 1000000' },
  ],
});

/**
 * A cart line. There is no foreign key to the item, so the line stays readable after the item is
 * deleted.
 */
export class CartLine extends CartLineSchema.class {}
CartLineSchema.setClass(CartLine);

declare module '../database/tables.ts' {
  interface Tables {
    cart_lines: TableOf<typeof CartLineSchema>;
  }
}
