import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { MAX_RESULTS, type BackOfficeSearch } from '@spindle/sdk/domain/backoffice/read-search';
import type { components } from '@spindle/sdk/schema';
import { db } from '../../database/db.ts';
import { inArray } from '../../database/expressions.ts';
import type { Aliased } from '../../database/tables.ts';
import { holdsParts } from '../../database/holds-parts.ts';
import { MAX_RANKED } from './max-ranked.ts';

const { eb, ref } = expressionBuilder<Aliased<{ t: 'support_tickets' }>, 't'>();

/** Must equal the expression in the index `support_tickets_by_words`. */
const words = sql`search_fold(' ' || coalesce(${ref('t.name')}, '') || ' ' || ${ref('t.email')} || ' ' || ${ref('t.issue')})`;

/** Finds the ticket with the given number, and the newest matching tickets. */
export async function findTickets(
  em: EntityManager,
  { parts, number }: BackOfficeSearch,
): Promise<components['schemas']['FoundTicket'][]> {
  const some = db(em)
    .selectFrom('support_tickets as t')
    .where(holdsParts(words, parts))
    .select('t.id')
    .limit(MAX_RANKED);
  const rows = await db(em)
    .selectFrom('support_tickets as t')
    .where(({ or }) => or([inArray(ref('t.id'), some), eb('t.number', '=', number)]))
    .select(['t.id', 't.number', 't.issue', 't.email', 't.name', 't.state', 't.created_at'])
    .orderBy(sql`t.number is not distinct from ${number}::int`, 'desc')
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id')
    .limit(MAX_RESULTS)
    .execute();
  return rows.map(({ state, created_at, ...ticket }) => ({
    ...ticket,
    status: state,
    dateCreated: created_at.toISOString(),
  }));
}
