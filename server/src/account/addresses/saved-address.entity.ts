import { defineEntity, p } from '@mikro-orm/core';
import { MAX_ADDRESSES } from '@spindle/sdk/domain/account/address-book';
import { id, moment } from '../../database/base.ts';
import type { TableOf } from '../../database/tables.ts';

const SavedAddressSchema = defineEntity({
  name: 'KeptAddress',
  tableName: 'kept_addresses',
  properties: {
    id: id(),
    userId: p.uuid(),
    /** From 1 on, each taken once: so a book never holds more than there are places. */
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
    /** Agreed to at checkout as it stands: the carrier has looked at it. */
    checked: p.boolean().default(false),
    /** The carrier writes it otherwise, and the customer kept to theirs. */
    asTyped: p.boolean().default(false),
    createdAt: moment(),
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

/** An address in somebody's address book. */
export class SavedAddress extends SavedAddressSchema.class {}
SavedAddressSchema.setClass(SavedAddress);

declare module '../../database/tables.ts' {
  interface Tables {
    kept_addresses: TableOf<typeof SavedAddressSchema>;
  }
}
