import type { EntityManager } from '@mikro-orm/postgresql';
import { lockUser } from '../identity/lock-user.ts';
import { newId } from '../database/base.ts';
import { query } from '../database/query.ts';
import type { LinkOutcome } from '@spindle/sdk/domain/community/presenters';
import type { Services } from '../services.ts';
import { compareRoles } from './jobs.ts';
import { lockMeldCodes, readMeldCode, useUpMeldCodes, type MeldAccount } from './read-meld-code.ts';

interface Linking {
  userId: string;
  code: string;
  now: Date;
}

/** Links whom the code stands for, once. A code that was refused stays good. */
export async function linkAccount(
  { orm, jobs }: Services,
  { userId, code, now }: Linking,
): Promise<LinkOutcome> {
  return orm.em.fork().transactional(async (tx) => {
    await lockUser(tx, userId);
    await lockMeldCodes(tx, code);
    const reading = await readMeldCode(tx, code, now);
    if (typeof reading === 'string') return reading;
    const { account } = reading;
    if (!(await insertLink(tx, userId, account, now))) return whyNot(tx, userId);
    await useUpMeldCodes(tx, account.discordId, now);
    await jobs.send(tx, compareRoles, { userId });
    return 'LINKED';
  });
}

async function insertLink(
  tx: EntityManager,
  userId: string,
  { discordId, username, avatarUrl }: MeldAccount,
  now: Date,
): Promise<boolean> {
  const inserted = await query(
    tx,
    `insert into community_links (id, user_id, discord_id, username, avatar_url, created_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
    [newId(), userId, discordId, username, avatarUrl, now],
  );
  return inserted.length > 0;
}

async function whyNot(tx: EntityManager, userId: string): Promise<LinkOutcome> {
  const own = await query(tx, 'select 1 from community_links where user_id = $1', [userId]);
  return own.length > 0 ? 'CUSTOMER_LINKED' : 'MEMBER_LINKED';
}
