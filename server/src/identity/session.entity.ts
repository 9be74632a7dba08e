import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';
import type { SessionData } from '../contract/session-data.ts';
import { User } from './user.entity.ts';

/**
 * A signed-in browser. Rows are inserted at sign-in and deleted when the session ends. A row's
 * user, creation time and authenticator never change, because each step creates a new row.
 */
const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    /**
     * SHA-256 of the session id in the cookie, in hex. Reading the table doesn't reveal a usable
     * cookie.
     */
    id: p.text().primary(),
    /**
     * Identifies the session to its owner. Stays the same when the session gets a new id. Grants no
     * access.
     */
    publicId: p.uuid().unique().defaultRaw('gen_random_uuid()'),
    /** The device as described by the browser. */
    device: p.text().default('Unknown browser'),
    /** The internet address used to sign in. For IPv6, the first 64 bits. */
    place: p.text().default(''),
    /** References `known_devices`. Null until sign-in is complete. */
    deviceHash: p.text().strictNullable().default(null),
    user: () => p.manyToOne(User).ref().index().deleteRule('cascade'),
    /** When the password was accepted. */
    createdAt: timestamp(),
    lastSeenAt: timestamp(),
    mfaVerifiedAt: timestamp().strictNullable().default(null),
    /**
     * When an authenticator code or a passkey was last used. Null if only a recovery code was used.
     */
    provenAt: timestamp().strictNullable().default(null),
    data: p.json<SessionData>().onCreate(() => ({})),
  },
  indexes: [{ properties: ['lastSeenAt'] }, { name: 'sessions_by_age', properties: ['createdAt'] }],
});

export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);

declare module '../database/tables.ts' {
  interface Tables {
    sessions: TableOf<typeof SessionSchema>;
  }
}
