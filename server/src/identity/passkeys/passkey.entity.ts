import { defineEntity, p } from '@mikro-orm/core';
import { MAX_PASSKEYS } from '@spindle/sdk/domain/identity/passkeys';
import { id, timestamp } from '../../database/base.ts';
import type { TableOf } from '../../database/tables.ts';
import { User } from '../user.entity.ts';

const PasskeySchema = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    id: id(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    /** Starts at 1 and is unique per account, which limits the number of passkeys. */
    place: p.smallint(),
    name: p.text(),
    /** The id reported by the device, in base64url. */
    credentialId: p.text().unique(),
    /** COSE key in base64url. */
    publicKey: p.text(),
    /**
     * How often the device has signed, if it counts. A counter that goes backward means that the
     * passkey was copied.
     */
    counter: p.bigint('number'),
    transports: p.array(),
    /**
     * Whether the passkey works without the password. A change to the account's credentials sets
     * this to false.
     */
    alone: p.boolean().default(true),
    createdAt: timestamp(),
    lastUsedAt: timestamp().strictNullable().default(null),
  },
  uniques: [{ name: 'passkeys_one_a_place', properties: ['user', 'place'] }],
  checks: [
    {
      name: 'passkeys_ten_places',
      expression: `place >= 1 and place <= ${MAX_PASSKEYS}`,
    },
  ],
});

/** The public half of a key pair. The private half never leaves its owner's device. */
export class Passkey extends PasskeySchema.class {}
PasskeySchema.setClass(Passkey);

declare module '../../database/tables.ts' {
  interface Tables {
    passkeys: TableOf<typeof PasskeySchema>;
  }
}
