import { defineEntity, p } from '@mikro-orm/core';
import { id, moment } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';
import type { TokenScope } from '@spindle/sdk/domain/tokens/token-scopes';
import type { SessionData } from '../contract/session-data.ts';

export const tokenRoles = ['customer', 'warehouse', 'extended'] as const;
export type TokenRole = (typeof tokenRoles)[number];

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
    scope: p.enum([...tokenRoles]),
    /** What it may do and nothing else; null: all that its role may. */
    scopes: p.array<TokenScope>().columnType('text[]').strictNullable().default(null),
    /** With `refunds:write`: the most it may give back in a day. */
    refundCapCents: p.integer().strictNullable().default(null),
    /** What it gave back on that day, by the shop's calendar. */
    refundedCents: p.integer().default(0),
    refundedOn: p.date().strictNullable().default(null),
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
  checks: [
    {
      name: 'api_tokens_refund_cap',
      expression: 'refunded_cents <= coalesce(refund_cap_cents, 0)',
    },
  ],
});

/** Access for another program. */
export class ApiToken extends ApiTokenSchema.class {}
ApiTokenSchema.setClass(ApiToken);

declare module '../database/tables.ts' {
  interface Tables {
    api_tokens: TableOf<typeof ApiTokenSchema>;
  }
}
