import { expressionBuilder } from 'kysely';
import { typedText } from '@spindle/sdk/contract/filter-values';
import { MAX_NAMED } from '@spindle/sdk/domain/backoffice/list-limits';
import { db } from '../database/db.ts';
import { anyOf, condition, lower } from '../database/expressions.ts';
import { containsText, type ListLookup } from '../database/list-filters.ts';
import { rejectTooMany } from '../database/reject-too-many.ts';
import type { Aliased } from '../database/tables.ts';

const { eb, ref } = expressionBuilder<Aliased<{ l: 'community_links' }>, 'l'>();

/**
 * Finds links `l` whose Discord name contains a text. Runs as a separate lookup, so that a
 * two-letter text, which no index supports, is searched for only once.
 */
export const membersByName: ListLookup = async (em, value) => {
  const text = typedText(value);
  if (text === undefined) return undefined;
  if (text === '') return condition`true`;
  const found = await db(em)
    .selectFrom('community_links as l')
    .select('l.id')
    .where(containsText([lower(ref('l.username'))], text))
    .limit(MAX_NAMED + 1)
    .execute();
  rejectTooMany(text, found);
  return eb('l.id', '=', anyOf(found.map(({ id }) => id)));
};
