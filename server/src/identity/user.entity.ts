import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, updatedAt, version } from '../database/base.ts';
import { jobRoles, type JobRole } from '@spindle/sdk/domain/identity/staff-roles';
import type { TableOf } from '../database/tables.ts';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: id(),
    /** In the owner's spelling. Unique, ignoring case. */
    email: p.text(),
    firstName: p.text(),
    lastName: p.text(),
    /** Argon2id in PHC format. Null if voided: the owner has to reset the password by email. */
    passwordHash: p.text().strictNullable().default(null),
    /** Whether this user is an administrator. */
    extended: p.boolean().default(false),
    /** Whether this user picks orders. */
    warehouse: p.boolean().default(false),
    /** This user's other staff roles. */
    roles: p.array<JobRole>().columnType('text[]').default([]),
    /** Encrypted. Null while no authenticator is enrolled. */
    totpSecret: p.text().strictNullable().default(null),
    /**
     * The last time step for which a code was accepted. Only codes for later steps are accepted.
     */
    totpLastStep: p.integer().strictNullable().default(null),
    /** Whether sign-in was ever completed. Only after that can a browser count as new. */
    hasSignedIn: p.boolean().default(false),
    /** The payment provider's customer id, `cus_…`. */
    providerCustomerId: p.text().strictNullable().unique().default(null),
    /** Created by the demo: its password and authenticator are public. */
    demo: p.boolean().default(false),
    /**
     * Copy of the customer's tags so that an index can include them. Maintained by a trigger on
     * `customer_tags`. Null if there are none.
     */
    tags: p.array().strictNullable().default(null),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  indexes: [
    {
      // These include the columns that the list filters by and the columns in its expressions, so
      // that paging doesn't read the table.
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
    // Few people have either role, and staff filter by them.
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
      // Staff search by any part of a name or email address.
      name: 'users_by_words',
      expression: `create index "users_by_words" on "users" using gin (search_fold(' ' || "first_name" || ' ' || "last_name" || ' ' || "email") gin_trgm_ops)`,
    },
    {
      name: 'users_of_the_demo',
      expression: 'create index "users_of_the_demo" on "users" ("id") where "demo"',
    },
  ],
  checks: [
    {
      name: 'users_roles_known',
      expression: `roles <@ '{${jobRoles.join(',')}}'::text[]`,
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
