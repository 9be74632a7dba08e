import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, updatedAt, version } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: id(),
    /** As its owner writes it; unique without regard to case. */
    email: p.text(),
    firstName: p.text(),
    lastName: p.text(),
    /** Argon2id in PHC form. Null: voided; the owner has to recover by mail. */
    passwordHash: p.text().strictNullable().default(null),
    /** Administrator. */
    extended: p.boolean().default(false),
    /** Picks orders. */
    warehouse: p.boolean().default(false),
    /** Encrypted; null while no authenticator is enrolled. */
    totpSecret: p.text().strictNullable().default(null),
    /** The last time step a code was accepted for; only later ones are taken. */
    totpLastStep: p.integer().strictNullable().default(null),
    /** The payment provider's customer, `cus_…`. */
    providerCustomerId: p.text().strictNullable().unique().default(null),
    /** Made by the demo: its password and its authenticator are public. */
    demo: p.boolean().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  indexes: [
    {
      name: 'users_email_unique',
      expression: 'create unique index "users_email_unique" on "users" (lower("email"))',
    },
    {
      // whom staff look for, by any part of name or address
      name: 'users_by_words',
      expression: `create index "users_by_words" on "users" using gin (search_fold(' ' || "first_name" || ' ' || "last_name" || ' ' || "email") gin_trgm_ops)`,
    },
    {
      name: 'users_of_the_demo',
      expression: 'create index "users_of_the_demo" on "users" ("id") where "demo"',
    },
  ],
});

export class User extends UserSchema.class {}
UserSchema.setClass(User);

declare module '../database/tables.ts' {
  interface Tables {
    users: TableOf<typeof UserSchema>;
  }
}
