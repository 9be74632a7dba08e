import { expressionBuilder } from 'kysely';
import type { components } from '@spindle/sdk/schema';
import { condition } from '../database/expressions.ts';
import { flag, oneOfIds, oneOfTexts } from '../database/list-filters.ts';
import type { Aliased } from '../database/tables.ts';
import { resourceList } from '../http/resource-list.ts';
import type { ApiToken, TokenRole } from './api-token.entity.ts';

export type TokenRow = Pick<
  ApiToken,
  | 'id'
  | 'name'
  | 'scopes'
  | 'refundCapCents'
  | 'prefix'
  | 'createdBy'
  | 'createdAt'
  | 'expiresAt'
  | 'revokedAt'
  | 'lastUsedAt'
> & { scope: TokenRole };

const { and, eb, ref } = expressionBuilder<Aliased<{ t: 'api_tokens' }>, 't'>();

const active = and([eb('t.revoked_at', 'is', null), condition`${ref('t.expires_at')} > now()`]);

/** Lists all tokens, including expired and revoked ones. */
export const adminTokens = resourceList((tables) => tables.selectFrom('api_tokens as t'))({
  resource: 'tokens',
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  key: ['t.id'],
  columns: (tokens) =>
    tokens.select([
      't.id',
      't.name',
      't.scope',
      't.scopes',
      't.refund_cap_cents as refundCapCents',
      't.prefix',
      't.created_by as createdBy',
      't.created_at as createdAt',
      't.expires_at as expiresAt',
      't.revoked_at as revokedAt',
      't.last_used_at as lastUsedAt',
    ]),
  sortable: {
    dateCreated: ['t.created_at'],
    id: ['t.id'],
    name: ['t.name'],
    expiresAt: ['t.expires_at'],
    lastUsedAt: ['t.last_used_at'],
  },
  filters: {
    id: oneOfIds(ref('t.id')),
    scope: oneOfTexts(ref('t.scope')),
    createdBy: oneOfTexts(ref('t.created_by')),
    active: flag(active),
  },
  present: presentToken,
});

export function presentToken(row: TokenRow): components['schemas']['ApiToken'] {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    scopes: row.scopes,
    dailyRefundCap: row.refundCapCents,
    prefix: row.prefix,
    createdBy: row.createdBy,
    dateCreated: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
