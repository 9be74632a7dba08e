import { hash } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { query } from '../../database/query.ts';
import { db } from '../../database/db.ts';
import { nullableText } from '../../database/expressions.ts';
import { Failure, tooManyRequests } from '@spindle/sdk/contract/failure';
import type { SavedReply } from './saved-reply.ts';
import {
  MAX_SAVED_KEYS,
  MAX_SAVED_REPLY_BYTES,
  keyUnderWay,
  keyUsed,
  tooManyKeys,
} from '@spindle/sdk/domain/calls/idempotency-key';

/** As long as the slowest call may take, for example because of a bank or a carrier's label. */
const HELD_MS = 60_000;
const RETENTION_MS = 24 * 60 * 60_000;

interface IdempotentCall {
  orm: MikroORM;
  now: () => Date;
  /** The caller, the operation and the key. */
  call: { caller: string; operationId: string; key: string };
  /** The account whose quota the key uses. Null for visitors, who are limited by network. */
  accountId: string | null;
  /** Hash of the request. Using the same key for a different request is the caller's mistake. */
  request: string;
  kept: SavedReply;
}

export interface AnsweredOnce {
  reply: unknown;
  /** True if the response was stored earlier, so nothing was done now. */
  replayed: boolean;
}

/**
 * Runs a call once per key and gives repeated calls the same response. A call that fails has done
 * nothing and can be retried with its key.
 * @throws Failure 409 while the first call is pending, 422 if the key was used for a different
 * request, 429 if the account has too many stored keys or responses
 */
export async function answerOnce(
  { orm, now, call, accountId, request, kept }: IdempotentCall,
  run: () => Promise<unknown>,
): Promise<AnsweredOnce> {
  const em = orm.em.fork();
  const id = hash('sha256', [call.caller, call.operationId, call.key].join('\n'));
  const started = now();
  const claimed = await query(em, claim, [
    id,
    request,
    new Date(started.getTime() + HELD_MS),
    new Date(started.getTime() + RETENTION_MS),
    started,
    accountId,
    MAX_SAVED_KEYS,
    MAX_SAVED_REPLY_BYTES,
  ]);
  if (claimed.length === 0) {
    const reply = await readReply(em, { id, request, accountId, now: started });
    return { reply: kept.read(reply), replayed: true };
  }
  try {
    const reply = await run();
    const text = JSON.stringify(kept.write(reply));
    await query(em, 'update idempotency_keys set reply = $2, bytes = $3 where id = $1', [
      id,
      text,
      Buffer.byteLength(text ?? ''),
    ]);
    return { reply, replayed: false };
  } catch (error) {
    await query(em, 'delete from idempotency_keys where id = $1 and reply is null', [id]);
    throw error;
  }
}

interface ReplyQuery {
  id: string;
  request: string;
  accountId: string | null;
  now: Date;
}

async function readReply(
  em: MikroORM['em'],
  { id, request, accountId, now }: ReplyQuery,
): Promise<unknown> {
  const saved = await db(em)
    .selectFrom('idempotency_keys')
    .select('request')
    .select((eb) => nullableText(eb.ref('reply')).as('reply'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (saved !== undefined && saved.request !== request) {
    throw new Failure(422, keyUsed);
  }
  if (saved === undefined && accountId !== null) await requireRoom(em, accountId, now);
  if (saved === undefined || saved.reply === null) {
    throw new Failure(409, keyUnderWay, { headers: { 'Retry-After': '1' } });
  }
  return JSON.parse(saved.reply);
}

/**
 * Checks the account's key quota.
 * @throws Failure 429 if the account can't store another key
 */
async function requireRoom(em: MikroORM['em'], accountId: string, now: Date): Promise<void> {
  const [room] = await query<{ full: boolean; oldest: Date | null }>(em, readRoom, [
    accountId,
    now,
    MAX_SAVED_KEYS,
    MAX_SAVED_REPLY_BYTES,
  ]);
  if (room?.full !== true || room.oldest === null) return;
  throw tooManyRequests((room.oldest.getTime() - now.getTime()) / 1000, tooManyKeys);
}

const readRoom = `
  select count(*) >= $3 or coalesce(sum(bytes), 0) >= $4 as full, min(expires_at) as oldest
    from idempotency_keys
   where user_id = $1 and expires_at > $2`;

/**
 * Claims a key that is new, expired or left behind by a crash. A new key must be within the
 * account's quota.
 */
const claim = `
  insert into idempotency_keys as k (id, request, held_until, expires_at, user_id)
  select $1, $2, $3::timestamptz, $4::timestamptz, $6::uuid
   where exists (select 1 from idempotency_keys where id = $1)
      or (select count(*) < $7 and coalesce(sum(bytes), 0) < $8
            from idempotency_keys
           where user_id = $6::uuid and expires_at > $5::timestamptz)
  on conflict (id) do update
    set request = excluded.request, reply = null, bytes = 0, user_id = excluded.user_id,
        held_until = excluded.held_until, expires_at = excluded.expires_at
  where k.expires_at <= $5 or (k.reply is null and k.held_until <= $5 and k.request = excluded.request)
  returning id`;
