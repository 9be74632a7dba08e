import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder } from 'kysely';
import { roleOf } from '@spindle/sdk/contract/access';
import { notFound } from '@spindle/sdk/contract/failure';
import { presentOwnToken, noToken } from '@spindle/sdk/domain/tokens/new-token';
import type { Day } from '@spindle/sdk/domain/time/calendar';
import type { components } from '@spindle/sdk/schema';
import type { SessionUser } from '../contract/session-user.ts';
import { db } from '../database/db.ts';
import { nullableText } from '../database/expressions.ts';
import type { Aliased } from '../database/tables.ts';

const { ref } = expressionBuilder<Aliased<{ t: 'api_tokens' }>, 't'>();

interface TokenReader {
  tokenId: string | undefined;
  user: SessionUser;
  /** The daily refund limit for tokens with all rights of their role. */
  stepUpCents: number;
  /** The current day in the shop's time zone. */
  today: Day;
}

/**
 * Returns what a program may do with its token.
 * @throws Failure 404 for people
 */
export async function readOwnToken(
  em: EntityManager,
  { tokenId, user, stepUpCents, today }: TokenReader,
): Promise<components['schemas']['OwnToken']> {
  if (tokenId === undefined) throw notFound(noToken);
  const token = await db(em)
    .selectFrom('api_tokens as t')
    .select([
      't.name',
      't.prefix',
      't.scope',
      't.scopes',
      't.refund_cap_cents as cap',
      't.expires_at as expiresAt',
    ])
    .select(['t.refunded_cents as cents', nullableText(ref('t.refunded_on')).as('day')])
    .where('t.id', '=', tokenId)
    .executeTakeFirstOrThrow();
  const { day, cents, ...facts } = token;
  const refunded = day === null ? null : { day, cents };
  return presentOwnToken({ ...facts, refunded }, { held: roleOf(user), today, stepUpCents });
}
