import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../database/tables.ts';

const CartCodeSchema = defineEntity({
  name: 'CartCode',
  tableName: 'cart_codes',
  properties: {
    userId: p.uuid().primary(),
    /** The code as the customer entered it. Checkout looks up the active code with this name. */
    code: p.text(),
  },
});

export class CartCode extends CartCodeSchema.class {}
CartCodeSchema.setClass(CartCode);

declare module '../../database/tables.ts' {
  interface Tables {
    cart_codes: TableOf<typeof CartCodeSchema>;
  }
}
