import type { components } from '../../src/schema.d.ts';
import { isOneOf, unfitFilter, type MockList } from '../core/answer-list.ts';
import type { ShopState, Token } from '../state.ts';

type Wire = components['schemas']['ApiToken'];

/** Every token there ever was. */
export function adminTokens({ tokens }: ShopState, now: Date): MockList<Wire> {
  return {
    resource: 'tokens',
    records: tokens.map(presentToken),
    sortable: ['dateCreated', 'id', 'name', 'expiresAt', 'lastUsedAt'],
    defaultSort: { field: 'dateCreated', direction: 'DESC' },
    filters: {
      scope: ({ scope }, wanted) => isOneOf(scope, wanted),
      createdBy: ({ createdBy }, wanted) => isOneOf(createdBy, wanted),
      active({ revokedAt, expiresAt }, wanted) {
        if (typeof wanted !== 'boolean') return unfitFilter('active');
        return wanted === (revokedAt === null && Date.parse(expiresAt) > now.getTime());
      },
    },
  };
}

/** Without its secret. */
export function presentToken(token: Token): Wire {
  const { id, name, scope, prefix, createdBy, dateCreated, expiresAt } = token;
  const { revokedAt, lastUsedAt } = token;
  return { id, name, scope, prefix, createdBy, dateCreated, expiresAt, revokedAt, lastUsedAt };
}
