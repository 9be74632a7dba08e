import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Statements over the entities' tables, in the transaction of `em` when there is one. Plain rows, as
 * the database names and node-postgres reads them; what a statement returns, the compiler knows.
 */
export function db(em: EntityManager): Kysely<Tables> {
  return em.getKysely<Tables>();
}
