import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';
import type { SessionData } from '../contract/session-data.ts';
import { User } from './user.entity.ts';

/**
 * A signed-in browser. Rows are inserted when somebody signs in and deleted when the session ends;
 * user, creation and authenticator never change in between, for each step gets a row of its own.
 */
const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    /** SHA-256 of the id in the cookie, in hex: whoever reads the table can't use it. */
    id: p.text().primary(),
    /** Names it to its owner. Stays when it goes on under another id; opens nothing. */
    publicId: p.uuid().unique().defaultRaw('gen_random_uuid()'),
    /** What the browser said it was. */
    device: p.text().default('Unknown browser'),
    /** The internet address it signed in from; of IPv6 the first 64 bits. */
    place: p.text().default(''),
    /** Of `known_devices`; null until the sign-in is complete. */
    deviceHash: p.text().strictNullable().default(null),
    user: () => p.manyToOne(User).ref().index().deleteRule('cascade'),
    /** When the password was accepted. */
    createdAt: moment(),
    lastSeenAt: moment(),
    mfaVerifiedAt: moment().strictNullable().default(null),
    /** When a code of the authenticator was given last; null: only a recovery code was. */
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
