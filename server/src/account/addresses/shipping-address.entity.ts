import { defineEntity, p } from '@mikro-orm/core';
import { updatedAt } from '../../database/base.ts';
import type { TableOf } from '../../database/tables.ts';

const ShippingAddressSchema = defineEntity({
  name: 'ShippingAddress',
  tableName: 'shipping_addresses',
  properties: {
    userId: p.uuid().primary(),
    name: p.text().strictNullable().default(null),
    company: p.text().strictNullable().default(null),
    address: p.text(),
    address2: p.text().strictNullable().default(null),
    city: p.text(),
    state: p.text(),
    zip: p.text(),
    country: p.text(),
    phone: p.text().strictNullable().default(null),
    /** The carrier suggested another spelling, but the customer kept their own. */
    asTyped: p.boolean().default(false),
    /** Selected for the current cart. Cleared once the cart is paid. */
    chosen: p.boolean().default(false),
    updatedAt: updatedAt(),
  },
});

/** The address a customer used last. */
export class ShippingAddress extends ShippingAddressSchema.class {}
ShippingAddressSchema.setClass(ShippingAddress);

declare module '../../database/tables.ts' {
  interface Tables {
    shipping_addresses: TableOf<typeof ShippingAddressSchema>;
  }
}
