import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';
import { Checkout } from './checkout.entity.ts';
import { discountCheck, soldLineColumns } from './sold-fields.ts';

const CheckoutLineSchema = defineEntity({
  name: 'CheckoutLine',
  tableName: 'checkout_lines',
  properties: {
    checkout: () => p.manyToOne(Checkout).primary().ref().deleteRule('cascade'),
    position: p.integer().primary(),
    ...soldLineColumns(),
    digital: p.boolean(),
    shippingGroup: p.text(),
    /** Id of the provider's published price, if the checkout uses it. */
    providerPriceId: p.text().strictNullable().default(null),
    /** Id of the provider's published product, if the checkout uses only the product. */
    providerProductId: p.text().strictNullable().default(null),
  },
  checks: [
    { name: 'checkout_lines_quantity_positive', expression: 'quantity > 0' },
    discountCheck('checkout_lines'),
  ],
});

/** An item as of the start of the checkout, so the customer pays the price they saw. */
export class CheckoutLine extends CheckoutLineSchema.class {}
CheckoutLineSchema.setClass(CheckoutLine);

declare module '../database/tables.ts' {
  interface Tables {
    checkout_lines: TableOf<typeof CheckoutLineSchema>;
  }
}
