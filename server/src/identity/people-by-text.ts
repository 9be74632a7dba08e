import { expressionBuilder } from 'kysely';
import { typedText } from '@spindle/sdk/contract/filter-values';
import { readSearch } from '@spindle/sdk/domain/backoffice/read-search';
import { MAX_NAMED } from '@spindle/sdk/domain/backoffice/list-limits';
import { db } from '../database/db.ts';
import { anyOf, condition } from '../database/expressions.ts';
import { rejectTooMany } from '../database/reject-too-many.ts';
import type { ListLookup } from '../database/list-filters.ts';
import type { Aliased } from '../database/tables.ts';
import { foundPeople } from './found-people.ts';

const { eb } = expressionBuilder<Aliased<{ u: 'users' }>, 'u'>();

/** Finds people `u` whose name and address contain all words in the search text. */
export const peopleByText: ListLookup = async (em, value) => {
  const text = typedText(value);
  if (text === undefined) return undefined;
  if (text === '') return condition`true`;
  const search = readSearch(text);
  if (search.parts.length === 0) return condition`false`;
  const people = await db(em)
    .selectFrom(foundPeople(db(em), search).as('found'))
    .select('found.id')
    .limit(MAX_NAMED + 1)
    .execute();
  rejectTooMany(text, people);
  return eb('u.id', '=', anyOf(people.map(({ id }) => id)));
};
