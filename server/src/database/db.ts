import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Returns a query builder for the entities' tables, in the transaction of `em` if there is one.
 * Results are plain rows with the database's names and node-postgres's types. The compiler knows
 * each statement's result type.
 */
export function db(em: EntityManager): Kysely<Tables> {
  return em.getKysely<Tables>();
}
