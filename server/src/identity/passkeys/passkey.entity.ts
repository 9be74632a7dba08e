import { defineEntity, p } from '@mikro-orm/core';
import { MAX_PASSKEYS } from '@spindle/sdk/domain/identity/passkeys';
import { id, moment } from '../../database/base.ts';
import type { TableOf } from '../../database/tables.ts';
import { User } from '../user.entity.ts';

const PasskeySchema = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    id: id(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    /** From 1 on, each taken once: so an account never has more than there are places. */
    place: p.smallint(),
    name: p.text(),
    /** As the device names it, in base64url. */
    credentialId: p.text().unique(),
    /** COSE, in base64url. */
    publicKey: p.text(),
    /** How often the device has answered, where it counts; one that goes back is a copy. */
    counter: p.bigint('number'),
    transports: p.array(),
    /** Good without the password, until what opens the account is changed. */
    alone: p.boolean().default(true),
    createdAt: moment(),
    lastUsedAt: moment().strictNullable().default(null),
  },
  uniques: [{ name: 'passkeys_one_a_place', properties: ['user', 'place'] }],
  checks: [
    {
      name: 'passkeys_ten_places',
      expression: `place >= 1 and place <= ${MAX_PASSKEYS}`,
    },
  ],
});

/** The public half of a key that never leaves its owner's device. */
export class Passkey extends PasskeySchema.class {}
PasskeySchema.setClass(Passkey);

declare module '../../database/tables.ts' {
  interface Tables {
    passkeys: TableOf<typeof PasskeySchema>;
  }
}
