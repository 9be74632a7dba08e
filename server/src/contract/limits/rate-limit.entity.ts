import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../../database/base.ts';
import type { TableOf } from '../../database/tables.ts';

/** Attempts within a period. */
const RateLimitSchema = defineEntity({
  name: 'RateLimit',
  tableName: 'rate_limits',
  properties: {
    /** The rule, and a hash of the account, address or network that it counts for. */
    id: p.text().primary(),
    tries: p.integer(),
    expiresAt: timestamp(),
  },
  indexes: [{ properties: ['expiresAt'] }],
});

export class RateLimit extends RateLimitSchema.class {}
RateLimitSchema.setClass(RateLimit);

declare module '../../database/tables.ts' {
  interface Tables {
    rate_limits: TableOf<typeof RateLimitSchema>;
  }
}
