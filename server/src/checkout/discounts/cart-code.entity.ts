import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../database/tables.ts';

const CartCodeSchema = defineEntity({
  name: 'CartCode',
  tableName: 'cart_codes',
  properties: {
    userId: p.uuid().primary(),
    /** As the customer entered it: it is the active code of that name at any time. */
    code: p.text(),
  },
});

/** The discount code in a customer's cart. */
export class CartCode extends CartCodeSchema.class {}
CartCodeSchema.setClass(CartCode);

declare module '../../database/tables.ts' {
  interface Tables {
    cart_codes: TableOf<typeof CartCodeSchema>;
  }
}
