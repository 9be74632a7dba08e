import { defineEntity, p } from '@mikro-orm/core';
import { id, timestamp } from '../database/base.ts';
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
    /** The account that the token acts for and that created it. */
    userId: p.uuid().index(),
    createdBy: p.text(),
    /** Upper limit of the token's rights, even if its creator has more. */
    scope: p.enum([...tokenRoles]),
    /** The token's only rights. Null for all rights of its role. */
    scopes: p.array<TokenScope>().columnType('text[]').strictNullable().default(null),
    /** With `refunds:write`: the maximum amount that the token may refund per day. */
    refundCapCents: p.integer().strictNullable().default(null),
    /** The amount that the token refunded on `refundedOn`, in the shop's time zone. */
    refundedCents: p.integer().default(0),
    refundedOn: p.date().strictNullable().default(null),
    /** SHA-256 of the token, in hex. 256 random bits need no slow hash. */
    hash: p.text().unique(),
    /** The start of the token, by which people recognize it. */
    prefix: p.text(),
    /** State kept between two calls, like in a session. */
    data: p.json<SessionData>().onCreate(() => ({})),
    createdAt: timestamp(),
    expiresAt: timestamp(),
    revokedAt: timestamp().strictNullable().default(null),
    /** Updated at most once a minute. */
    lastUsedAt: timestamp().strictNullable().default(null),
  },
  indexes: [{ name: 'api_tokens_by_age', properties: ['createdAt', 'id'] }],
  checks: [
    {
      name: 'api_tokens_refund_cap',
      expression: 'refunded_cents <= coalesce(refund_cap_cents, 0)',
    },
  ],
});

/** A token that gives another program access. */
export class ApiToken extends ApiTokenSchema.class {}
ApiTokenSchema.setClass(ApiToken);

declare module '../database/tables.ts' {
  interface Tables {
    api_tokens: TableOf<typeof ApiTokenSchema>;
  }
}
