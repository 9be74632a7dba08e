import { expressionBuilder } from 'kysely';
import { typedText } from '@spindle/sdk/contract/filter-values';
import { readSearch } from '@spindle/sdk/domain/backoffice/read-search';
import { MAX_NAMED } from '@spindle/sdk/domain/backoffice/list-limits';
import { db } from '../database/db.ts';
import { anyOf, condition, lower } from '../database/expressions.ts';
import { containsText, type ListLookup } from '../database/list-filters.ts';
import { rejectTooMany } from '../database/reject-too-many.ts';
import type { Aliased } from '../database/tables.ts';
import { foundPeople } from '../identity/found-people.ts';

const { eb, ref } = expressionBuilder<Aliased<{ l: 'community_links'; u: 'users' }>, 'l' | 'u'>();

/**
 * Finds links `l` of people whose email address contains a text, using the index of people's words.
 */
export const membersByEmail: ListLookup = async (em, value) => {
  const text = typedText(value);
  if (text === undefined) return undefined;
  if (text === '') return condition`true`;
  const search = readSearch(text);
  if (search.parts.length === 0) return condition`false`;
  const found = await db(em)
    .selectFrom(foundPeople(db(em), search).as('u'))
    .innerJoin('community_links as l', 'l.user_id', 'u.id')
    .select('l.id')
    .where(containsText([lower(ref('u.email'))], text))
    .limit(MAX_NAMED + 1)
    .execute();
  rejectTooMany(text, found);
  return eb('l.id', '=', anyOf(found.map(({ id }) => id)));
};
