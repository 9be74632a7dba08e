import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { number } from '../database/expressions.ts';

/** The last number that was given: its event is never pruned. */
export async function lastNumber(em: EntityManager): Promise<number> {
  const row = await numbered(em).orderBy('number', 'desc').executeTakeFirst();
  return row?.number ?? 0;
}

/** The last number whose event is kept no more. */
export async function goneNumber(em: EntityManager): Promise<number> {
  const row = await numbered(em).orderBy('number').executeTakeFirst();
  return (row?.number ?? 1) - 1;
}

const numbered = (em: EntityManager) =>
  db(em)
    .selectFrom('events')
    .select(({ ref }) => number(ref('number')).as('number'))
    .where('number', 'is not', null)
    .limit(1);
