import { expressionBuilder } from 'kysely';
import type { EntityManager } from '@mikro-orm/postgresql';
import { typedText } from '@spindle/sdk/contract/filter-values';
import { readSearch, type BackOfficeSearch } from '@spindle/sdk/domain/backoffice/read-search';
import { MAX_NAMED } from '@spindle/sdk/domain/backoffice/list-limits';
import { db } from '../database/db.ts';
import { anyOf, condition, texts } from '../database/expressions.ts';
import { rejectTooMany } from '../database/reject-too-many.ts';
import type { ListLookup } from '../database/list-filters.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { foundPeople } from '../identity/found-people.ts';
import { named } from './named-orders.ts';

const { eb, or } = expressionBuilder<Aliased<{ o: 'orders' }>, 'o'>();

/**
 * Finds orders `o` whose id or tracking number begins with the search text, and orders of customers
 * whose name and address contain all the words. The ids are looked up first so that the planner
 * knows how many there are and uses the list's indexes.
 */
export const ordersByText: ListLookup = async (em, value) => {
  const text = typedText(value);
  if (text === undefined) return undefined;
  if (text === '') return condition`true`;
  const { buyers, orders } = await lookUp(em, readSearch(text));
  rejectTooMany(text, buyers);
  rejectTooMany(text, orders);
  return or([eb('o.user_id', '=', anyOf(buyers)), eb('o.id', '=', anyOf(orders))]);
};

async function lookUp(em: EntityManager, search: BackOfficeSearch) {
  const { selectFrom } = expressionBuilder<Tables>();
  const buyers = selectFrom(foundPeople(db(em), search).as('found'))
    .select('found.id')
    .where(condition`${search.parts.length > 0}::bool`)
    .limit(MAX_NAMED + 1);
  const orders = selectFrom('orders as o')
    .select('o.id')
    .where(named(search))
    .limit(MAX_NAMED + 1);
  return db(em)
    .selectNoFrom([texts(buyers).as('buyers'), texts(orders).as('orders')])
    .executeTakeFirstOrThrow();
}
