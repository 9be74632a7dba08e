import type { components } from '@spindle/sdk/schema';
import { flag, oneOfIds, oneOfTexts } from '../database/list-filters.ts';
import type { ResourceList } from '../http/resource-list.ts';
import type { ApiToken, TokenScope } from './api-token.entity.ts';

export type TokenRow = Pick<
  ApiToken,
  'id' | 'name' | 'prefix' | 'createdBy' | 'createdAt' | 'expiresAt' | 'revokedAt' | 'lastUsedAt'
> & { scope: TokenScope };

/** Every token there ever was. */
export const adminTokens: ResourceList<TokenRow, components['schemas']['ApiToken']> = {
  resource: 'tokens',
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  source: {
    from: 'api_tokens t',
    key: ['t.id'],
    columns: `t.id, t.name, t.scope, t.prefix, t.created_by as "createdBy",
      t.created_at as "createdAt", t.expires_at as "expiresAt", t.revoked_at as "revokedAt",
      t.last_used_at as "lastUsedAt"`,
    sortable: {
      dateCreated: ['t.created_at'],
      id: ['t.id'],
      name: ['t.name'],
      expiresAt: ['t.expires_at'],
      lastUsedAt: ['t.last_used_at'],
    },
    filters: {
      id: oneOfIds('t.id'),
      scope: oneOfTexts('t.scope'),
      createdBy: oneOfTexts('t.created_by'),
      active: flag('t.revoked_at is null and t.expires_at > now()'),
    },
  },
  present: presentToken,
};

export function presentToken(row: TokenRow): components['schemas']['ApiToken'] {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    prefix: row.prefix,
    createdBy: row.createdBy,
    dateCreated: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
