import { defineEntity, p } from '@mikro-orm/core';
import { id, moment } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';
import type { SessionData } from '../contract/session-data.ts';

export const tokenScopes = ['customer', 'warehouse', 'extended'] as const;
export type TokenScope = (typeof tokenScopes)[number];

const ApiTokenSchema = defineEntity({
  name: 'ApiToken',
  tableName: 'api_tokens',
  properties: {
    id: id(),
    name: p.text(),
    /** Whom it acts for: who made it. */
    userId: p.uuid().index(),
    createdBy: p.text(),
    /** The most it may do, even where its maker may do more. */
    scope: p.enum([...tokenScopes]),
    /** SHA-256 of the token, in hex: 256 random bits need no slow hash. */
    hash: p.text().unique(),
    /** How the token begins, for people to tell tokens apart. */
    prefix: p.text(),
    /** What waits between two calls, as in a session. */
    data: p.json<SessionData>().onCreate(() => ({})),
    createdAt: moment(),
    expiresAt: moment(),
    revokedAt: moment().strictNullable().default(null),
    /** To the minute. */
    lastUsedAt: moment().strictNullable().default(null),
  },
  indexes: [{ name: 'api_tokens_by_age', properties: ['createdAt', 'id'] }],
});

/** Access for another program. */
export class ApiToken extends ApiTokenSchema.class {}
ApiTokenSchema.setClass(ApiToken);

declare module '../database/tables.ts' {
  interface Tables {
    api_tokens: TableOf<typeof ApiTokenSchema>;
  }
}
