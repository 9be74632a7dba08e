import type { components } from '../../src/schema.d.ts';
import type { MockList } from '../core/answer-list.ts';
import { flag, oneOfIds, oneOfTexts } from '../core/list-filters.ts';
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
      id: oneOfIds('id', ({ id }) => id),
      scope: oneOfTexts('scope', ({ scope }) => scope),
      createdBy: oneOfTexts('createdBy', ({ createdBy }) => createdBy),
      active: flag(
        'active',
        ({ revokedAt, expiresAt }) => revokedAt === null && Date.parse(expiresAt) > now.getTime(),
      ),
    },
  };
}

/** Without its secret. */
export function presentToken(token: Token): Wire {
  const { id, name, scope, prefix, createdBy, dateCreated, expiresAt } = token;
  const { revokedAt, lastUsedAt } = token;
  return { id, name, scope, prefix, createdBy, dateCreated, expiresAt, revokedAt, lastUsedAt };
}
