import type { EntityManager } from '@mikro-orm/postgresql';
import { lockUser } from '../identity/lock-user.ts';
import { newId } from '../database/base.ts';
import { db } from '../database/db.ts';
import type { LinkOutcome } from '@spindle/sdk/domain/community/presenters';
import type { Services } from '../services.ts';
import { compareRoles } from './jobs.ts';
import { lockMeldCodes, readMeldCode, useUpMeldCodes, type MeldAccount } from './read-meld-code.ts';
import { CommunityLink } from './community-link.entity.ts';

interface LinkRequest {
  userId: string;
  code: string;
  now: Date;
}

/** Links the member identified by the code, once. A rejected code stays valid. */
export async function linkAccount(
  { orm, jobs }: Services,
  { userId, code, now }: LinkRequest,
): Promise<LinkOutcome> {
  return orm.em.fork().transactional(async (tx) => {
    await lockUser(tx, userId);
    await lockMeldCodes(tx, code);
    const reading = await readMeldCode(tx, code, now);
    if (typeof reading === 'string') return reading;
    if (!(await insertLink(tx, userId, reading, now))) return rejectionReason(tx, userId);
    await useUpMeldCodes(tx, reading.discordId, now);
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
  const { numInsertedOrUpdatedRows: inserted } = await db(tx)
    .insertInto('community_links')
    .values({
      id: newId(),
      user_id: userId,
      discord_id: discordId,
      username,
      avatar_url: avatarUrl,
      created_at: now,
    })
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirst();
  return inserted !== 0n;
}

async function rejectionReason(tx: EntityManager, userId: string): Promise<LinkOutcome> {
  return (await tx.count(CommunityLink, { userId })) > 0 ? 'CUSTOMER_LINKED' : 'MEMBER_LINKED';
}
