import { createHash } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { ExpressionBuilder, OnConflictDatabase } from 'kysely';
import { db } from '../../database/db.ts';
import { literal } from '../../database/expressions.ts';
import { query } from '../../database/query.ts';
import type { Tables } from '../../database/tables.ts';
import { tooManyRequests } from '@spindle/sdk/contract/failure';
import { limitRules } from './limit-rules.ts';

/** Counts tries in the database, so that all processes count together. */
export interface Limits {
  has(name: string): boolean;
  /**
   * Counts one try before it is made, so that tries made at the same moment can't pass together.
   * Throws a 429 where there have been too many.
   */
  take(name: string, whom: string): Promise<void>;
  /** Takes one try back that turned out well; nothing where the rule counts all calls. */
  forgive(name: string, whom: string): Promise<void>;
  /** Forgets every try counted so far, for somebody who proved otherwise who they are. */
  clear(name: string, whom: string): Promise<void>;
}

export function makeLimits(orm: MikroORM, now: () => Date): Limits {
  return {
    has: (name) => limitRules.has(name),

    async take(name, whom) {
      const { tries, seconds } = ruleOf(name);
      const time = now();
      const expiresAt = new Date(time.getTime() + seconds * 1000);
      const counted = await db(orm.em.fork())
        .insertInto('rate_limits')
        .values({ id: rowId(name, whom), tries: 1, expires_at: expiresAt })
        .onConflict((known) => known.column('id').doUpdateSet(orAnew(time)))
        .returning(['tries', 'expires_at'])
        .executeTakeFirstOrThrow();
      if (counted.tries <= tries) return;
      throw tooManyRequests((counted.expires_at.getTime() - time.getTime()) / 1000);
    },

    async forgive(name, whom) {
      if (ruleOf(name).counts === 'calls') return;
      await query(orm.em.fork(), takeBack, [rowId(name, whom)]);
    },

    async clear(name, whom) {
      ruleOf(name);
      await query(orm.em.fork(), 'delete from rate_limits where id = $1', [rowId(name, whom)]);
    },
  };
}

/** One try more, or the first of a new time. */
const orAnew =
  (time: Date) =>
  ({ case: choose, eb, ref }: ExpressionBuilder<Counting, 'rate_limits' | 'excluded'>) => {
    const over = eb('rate_limits.expires_at', '<=', time);
    return {
      tries: choose()
        .when(over)
        .then(literal(1))
        .else(eb('rate_limits.tries', '+', literal(1)))
        .end(),
      expires_at: choose()
        .when(over)
        .then(ref('excluded.expires_at'))
        .else(ref('rate_limits.expires_at'))
        .end(),
    };
  };

type Counting = OnConflictDatabase<Tables, 'rate_limits'>;

const takeBack = 'update rate_limits set tries = greatest(tries - 1, 0) where id = $1';

function ruleOf(name: string) {
  const rule = limitRules.get(name);
  if (rule === undefined) throw new Error(`There is no limit called ${name}.`);
  return rule;
}

/** E-mail and network addresses are nobody's business once they have been counted. */
function rowId(name: string, whom: string): string {
  return `${name}:${createHash('sha256').update(whom).digest('base64url')}`;
}
