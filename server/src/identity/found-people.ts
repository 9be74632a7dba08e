import { expressionBuilder, sql, type QueryCreator } from 'kysely';
import type { BackOfficeSearch } from '@spindle/sdk/domain/backoffice/read-search';
import type { Aliased, Tables } from '../database/tables.ts';
import { containsWords } from '../database/holds-parts.ts';

const { ref } = expressionBuilder<Aliased<{ u: 'users' }>, 'u'>();

/** Must equal the expression in the index `users_by_words`. */
const searchText = sql`search_fold(' ' || ${ref('u.first_name')} || ' ' || ${ref('u.last_name')} || ' ' || ${ref('u.email')})`;

/**
 * Finds people whose name and address contain all parts of the search text. The caller adds a
 * limit.
 */
export const foundPeople = (tables: QueryCreator<Tables>, search: BackOfficeSearch) =>
  tables
    .selectFrom('users as u')
    .where(containsWords(searchText, search, 'users'))
    .select([
      'u.id',
      'u.email',
      'u.first_name',
      'u.last_name',
      'u.provider_customer_id',
      'u.created_at',
    ]);
