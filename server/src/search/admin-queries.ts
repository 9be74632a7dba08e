import { expressionBuilder } from 'kysely';
import type { components } from '@spindle/sdk/schema';
import { flag, oneOfIds, textAnywhere } from '../database/list-filters.ts';
import type { Aliased } from '../database/tables.ts';
import { resourceList } from '../http/resource-list.ts';

const { ref } = expressionBuilder<Aliased<{ q: 'search_queries' }>, 'q'>();

/** Lists the queries that visitors searched for. */
export const adminQueries = resourceList((tables) => tables.selectFrom('search_queries as q'))({
  resource: 'queries',
  defaultSort: { field: 'searches', direction: 'DESC' },
  key: ['q.id'],
  columns: (queries) =>
    queries.select(['q.id', 'q.query', 'q.searches', 'q.found', 'q.in_vain', 'q.last_at']),
  sortable: {
    searches: ['q.searches'],
    found: ['q.found'],
    dateLast: ['q.last_at'],
    query: ['q.query'],
    id: ['q.id'],
  },
  filters: {
    id: oneOfIds(ref('q.id')),
    inVain: flag(ref('q.in_vain')),
    q: textAnywhere(ref('q.query')),
  },
  present: (row): components['schemas']['AdminSearchQuery'] => ({
    id: row.id,
    query: row.query,
    searches: row.searches,
    found: row.found,
    inVain: row.in_vain,
    dateLast: row.last_at.toISOString(),
  }),
});
