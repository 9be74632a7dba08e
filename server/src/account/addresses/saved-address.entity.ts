import { defineEntity, p } from '@mikro-orm/core';
import { MAX_ADDRESSES } from '@spindle/sdk/domain/account/address-book';
import { id, timestamp } from '../../database/base.ts';
import type { TableOf } from '../../database/tables.ts';

const SavedAddressSchema = defineEntity({
  name: 'SavedAddress',
  tableName: 'kept_addresses',
  properties: {
    id: id(),
    userId: p.uuid(),
    /** Starts at 1 and is unique per book, which limits the number of addresses. */
    place: p.smallint(),
    isDefault: p.boolean(),
    name: p.text().strictNullable().default(null),
    company: p.text().strictNullable().default(null),
    address: p.text(),
    address2: p.text().strictNullable().default(null),
    city: p.text(),
    state: p.text(),
    zip: p.text(),
    country: p.text(),
    phone: p.text().strictNullable().default(null),
    /** The customer agreed to this spelling at checkout, so the carrier has checked it. */
    checked: p.boolean().default(false),
    /** The carrier suggested another spelling, but the customer kept their own. */
    asTyped: p.boolean().default(false),
    createdAt: timestamp(),
  },
  uniques: [
    { name: 'kept_addresses_one_a_place', properties: ['userId', 'place'] },
    { name: 'kept_addresses_one_default', properties: ['userId'], where: 'is_default' },
  ],
  checks: [
    {
      name: 'kept_addresses_ten_places',
      expression: `place >= 1 and place <= ${MAX_ADDRESSES}`,
    },
  ],
});

/** An address in a customer's address book. */
export class SavedAddress extends SavedAddressSchema.class {}
SavedAddressSchema.setClass(SavedAddress);

declare module '../../database/tables.ts' {
  interface Tables {
    kept_addresses: TableOf<typeof SavedAddressSchema>;
  }
}
