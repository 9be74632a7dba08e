import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';
import type { SessionData } from '../contract/session-data.ts';
import { User } from './user.entity.ts';

/**
 * A signed-in browser. Rows are inserted at sign-in and deleted when the session ends. User,
 * creation time and authenticator never change in a row, because each step gets a new row.
 */
const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    /** SHA-256 of the cookie's id, in hex. Reading the table doesn't reveal a usable cookie. */
    id: p.text().primary(),
    /**
     * Identifies the session to its owner. Stays the same when the session gets a new id, and
     * grants no access.
     */
    publicId: p.uuid().unique().defaultRaw('gen_random_uuid()'),
    /** The device as the browser described it. */
    device: p.text().default('Unknown browser'),
    /** The internet address it signed in from; for IPv6, the first 64 bits. */
    place: p.text().default(''),
    /** References `known_devices`; null until the sign-in is complete. */
    deviceHash: p.text().strictNullable().default(null),
    user: () => p.manyToOne(User).ref().index().deleteRule('cascade'),
    /** When the password was accepted. */
    createdAt: moment(),
    lastSeenAt: moment(),
    mfaVerifiedAt: moment().strictNullable().default(null),
    /** When an authenticator code or a passkey was last used; null if only a recovery code was. */
    provenAt: moment().strictNullable().default(null),
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
