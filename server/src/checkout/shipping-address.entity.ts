import { defineEntity, p } from '@mikro-orm/core';
import { updatedAt } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const ShippingAddressSchema = defineEntity({
  name: 'ShippingAddress',
  tableName: 'shipping_addresses',
  properties: {
    userId: p.uuid().primary(),
    address: p.text(),
    city: p.text(),
    state: p.text(),
    zip: p.text(),
    country: p.text(),
    updatedAt: updatedAt(),
  },
});

/** The address a customer used last. */
export class ShippingAddress extends ShippingAddressSchema.class {}
ShippingAddressSchema.setClass(ShippingAddress);

declare module '../database/tables.ts' {
  interface Tables {
    shipping_addresses: TableOf<typeof ShippingAddressSchema>;
  }
}
