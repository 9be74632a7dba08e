import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../../database/base.ts';
import type { TableOf } from '../../database/tables.ts';

const PasskeyChallengeSchema = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenges',
  properties: {
    /** The session's id, or the visitor's browser before sign-in. */
    holder: p.text().primary(),
    purpose: p.enum(['add', 'use']).primary(),
    /** Base64url. */
    challenge: p.text(),
    expiresAt: timestamp().index(),
  },
});

/**
 * The next challenge for a device to sign. There is one per holder and purpose, and the first
 * answer deletes it.
 */
export class PasskeyChallenge extends PasskeyChallengeSchema.class {}
PasskeyChallengeSchema.setClass(PasskeyChallenge);

declare module '../../database/tables.ts' {
  interface Tables {
    passkey_challenges: TableOf<typeof PasskeyChallengeSchema>;
  }
}
