import { createHash } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { written, type Placeholder } from '../../database/prepared.ts';
import { query } from '../../database/query.ts';
import { tooManyRequests } from '@spindle/sdk/contract/failure';
import type { Status } from '@spindle/sdk/domain/calls/token-calls';
import { limitRules } from './limit-rules.ts';
import { countSessionCalls } from './session-calls.ts';

/**
 * Counts attempts in the database, so that all processes count together. `rate-limiter-flexible`
 * refunds attempts below zero, uses its own clock (`Date.now()`) and counts in a different table
 * than earlier releases.
 */
export interface Limits {
  has(name: string): boolean;
  /** Counts one call of a session. Throws a 429 after too many calls within a minute. */
  takeCall(sessionId: string): void;
  /** Returns true if the rule limits sign-in attempts. */
  isOfSignIns(name: string): boolean;
  /** Returns true if the rule counts signed-in users by account and everyone else by network. */
  isByAccount(name: string): boolean;
  /**
   * Counts one attempt before it is made, so that simultaneous attempts can't all pass. Throws a
   * 429 after too many attempts.
   */
  take(name: string, recipient: string): Promise<void>;
  /** Counts one or several attempts in the same way, but only returns how many are left. */
  count(name: string, recipient: string, tries?: number): Promise<Status>;
  /** Uncounts one attempt that succeeded. Does nothing if the rule counts all calls. */
  forgive(name: string, recipient: string): Promise<void>;
  /** Deletes all counted attempts of someone who proved their identity in another way. */
  clear(name: string, recipient: string): Promise<void>;
}

interface LimitOptions {
  /** Calls of one session per minute. */
  sessionCalls: number;
}

export function makeLimits(orm: MikroORM, now: () => Date, { sessionCalls }: LimitOptions): Limits {
  const countSession = countSessionCalls(sessionCalls);

  async function countAttempt(name: string, recipient: string, times = 1): Promise<Status> {
    const { tries, seconds } = ruleOf(name);
    const time = now();
    const expiresAt = new Date(time.getTime() + seconds * 1000);
    const [row] = await count(orm.em.fork(), {
      id: rowId(name, recipient),
      times,
      time,
      expiresAt,
    });
    if (row === undefined) return { left: tries, seconds };
    return {
      left: tries - row.tries,
      seconds: (row.expires_at.getTime() - time.getTime()) / 1000,
    };
  }

  return {
    has: (name) => limitRules.has(name),

    takeCall: (sessionId) => countSession(sessionId, now()),

    isOfSignIns: (name) => ruleOf(name).ofSignIns === true,

    isByAccount: (name) => ruleOf(name).byAccount === true,

    async take(name, recipient) {
      const { left, seconds } = await countAttempt(name, recipient);
      if (left < 0) throw tooManyRequests(seconds);
    },

    count: countAttempt,

    async forgive(name, recipient) {
      if (ruleOf(name).counts === 'calls') return;
      await query(orm.em.fork(), forgiveAttempt, [rowId(name, recipient)]);
    },

    async clear(name, recipient) {
      ruleOf(name);
      await query(orm.em.fork(), 'delete from rate_limits where id = $1', [rowId(name, recipient)]);
    },
  };
}

interface CountedAttempt {
  id: string;
  times: number;
  time: Date;
  expiresAt: Date;
}

/** Adds the attempts, or starts a new period. */
const count = written((tables, input: Placeholder<CountedAttempt>) =>
  tables
    .insertInto('rate_limits')
    .values({ id: input('id'), tries: input('times'), expires_at: input('expiresAt') })
    .onConflict((known) =>
      known.column('id').doUpdateSet(({ case: choose, eb, ref }) => {
        const over = eb('rate_limits.expires_at', '<=', input('time'));
        return {
          tries: choose()
            .when(over)
            .then(ref('excluded.tries'))
            .else(eb('rate_limits.tries', '+', ref('excluded.tries')))
            .end(),
          expires_at: choose()
            .when(over)
            .then(ref('excluded.expires_at'))
            .else(ref('rate_limits.expires_at'))
            .end(),
        };
      }),
    )
    .returning(['tries', 'expires_at']),
);

const forgiveAttempt = 'update rate_limits set tries = greatest(tries - 1, 0) where id = $1';

function ruleOf(name: string) {
  const rule = limitRules.get(name);
  if (rule === undefined) throw new Error(`Unknown limit: ${name}.`);
  return rule;
}

/** Hashes the row's id, so that email and network addresses aren't stored. */
function rowId(name: string, recipient: string): string {
  return `${name}:${createHash('sha256').update(recipient).digest('base64url')}`;
}
