import type { components } from '@spindle/sdk/schema';
import { origins } from '@spindle/sdk/domain/redirects/redirects';
import { expressionBuilder } from 'kysely';
import { lower } from '../database/expressions.ts';
import { oneOfIds, oneOfTexts, textAnywhere } from '../database/list-filters.ts';
import type { Aliased } from '../database/tables.ts';
import { resourceList } from '../http/resource-list.ts';
import type { Redirect } from './redirect.entity.ts';

const { ref } = expressionBuilder<Aliased<{ r: 'redirects' }>, 'r'>();

/** Lists all redirects. */
export const adminRedirects = resourceList((tables) => tables.selectFrom('redirects as r'))({
  resource: 'redirects',
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  key: ['r.id'],
  columns: (redirects) =>
    redirects.select([
      'r.id',
      'r.source',
      'r.target',
      'r.origin',
      'r.subject',
      'r.version',
      'r.created_at as createdAt',
    ]),
  sortable: {
    dateCreated: ['r.created_at'],
    id: ['r.id'],
    from: ['r.source'],
    to: ['r.target'],
  },
  filters: {
    id: oneOfIds(ref('r.id')),
    origin: oneOfTexts(ref('r.origin'), origins),
    q: textAnywhere(ref('r.source'), lower(ref('r.target'))),
  },
  present: presentRedirect,
});

export function presentRedirect({
  source,
  target,
  createdAt,
  ...row
}: Omit<Redirect, 'targetPath'>): components['schemas']['Redirect'] {
  const { id, origin, subject, version } = row;
  const dateCreated = createdAt.toISOString();
  return { id, from: source, to: target, origin, subject, version, dateCreated };
}
