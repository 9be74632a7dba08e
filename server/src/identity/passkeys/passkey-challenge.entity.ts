import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../../database/base.ts';
import type { TableOf } from '../../database/tables.ts';

const PasskeyChallengeSchema = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenges',
  properties: {
    /** The session, or the browser of a visitor. */
    holder: p.text().primary(),
    purpose: p.enum(['add', 'use']).primary(),
    /** In base64url. */
    challenge: p.text(),
    expiresAt: moment().index(),
  },
});

/** What a device has to sign next: one at a time for each purpose, gone with the first answer. */
export class PasskeyChallenge extends PasskeyChallengeSchema.class {}
PasskeyChallengeSchema.setClass(PasskeyChallenge);

declare module '../../database/tables.ts' {
  interface Tables {
    passkey_challenges: TableOf<typeof PasskeyChallengeSchema>;
  }
}
