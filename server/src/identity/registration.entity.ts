import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';
import { mailedCode } from './mailed-code-columns.ts';

const RegistrationSchema = defineEntity({
  name: 'Registration',
  tableName: 'registrations',
  properties: {
    id: id(),
    /**
     * Not unique: anyone may try any address, and only the code emailed for this attempt counts.
     */
    email: p.text(),
    firstName: p.text(),
    lastName: p.text(),
    passwordHash: p.text(),
    /** Encrypted for this attempt. */
    totpSecret: p.text(),
    /** The time step of the authenticator's first code. Set once step 2 is complete. */
    totpLastStep: p.integer().strictNullable().default(null),
    ...mailedCode(),
    createdAt: createdAt(),
    expiresAt: timestamp(),
    /** When the account was created. */
    completedAt: timestamp().strictNullable().default(null),
  },
  indexes: [
    {
      name: 'registrations_by_email',
      expression: `create index "registrations_by_email" on "registrations" (lower("email"), "created_at")`,
    },
    { properties: ['expiresAt'] },
  ],
});

/** An attempt to register. The account is created in the last step. */
export class Registration extends RegistrationSchema.class {}
RegistrationSchema.setClass(Registration);

declare module '../database/tables.ts' {
  interface Tables {
    registrations: TableOf<typeof RegistrationSchema>;
  }
}
