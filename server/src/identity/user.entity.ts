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
    /** Whether a sign-in was ever completed: from the second on, a browser can be new. */
    hasSignedIn: p.boolean().default(false),
    /** The payment provider's customer, `cus_…`. */
    providerCustomerId: p.text().strictNullable().unique().default(null),
    /** Made by the demo: its password and its authenticator are public. */
    demo: p.boolean().default(false),
    /** Those of `customer_tags`, which keeps them, so that an index can hold them; null for none. */
    tags: p.array().strictNullable().default(null),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  indexes: [
    {
      // these hold what the list is filtered by, and what their own expressions are of: it is
      // leafed through without a look at the users
      name: 'users_by_age',
      expression: `create index "users_by_age" on "users" ("created_at", "id") include ("extended", "warehouse", "tags")`,
    },
    {
      name: 'users_by_name',
      expression: `create index "users_by_name" on "users" (lower("last_name"), lower("first_name"), "id") include ("last_name", "first_name", "extended", "warehouse", "tags")`,
    },
    {
      name: 'users_by_email',
      expression: `create index "users_by_email" on "users" (lower("email"), "id") include ("email", "extended", "warehouse", "tags")`,
    },
    // few have either, and staff look for just those
    { name: 'users_extended', properties: ['createdAt', 'id'], where: 'extended' },
    { name: 'users_warehouse', properties: ['createdAt', 'id'], where: 'warehouse' },
    {
      name: 'users_by_tag',
      expression: `create index "users_by_tag" on "users" using gin ("tags")`,
    },
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
