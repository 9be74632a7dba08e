import type { EntityManager } from '@mikro-orm/postgresql';
import { validateDeletion } from '@spindle/sdk/domain/account/deletion';
import { compareRoles } from '../../community/jobs.ts';
import { db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { deleteExport } from '../export/prune-exports.ts';
import { endSubscriptions, deleteProviderCustomer } from './end-subscriptions.ts';
import { eraseAccount } from './erase-account.ts';
import { emailDeletionNotice } from './mail-deletion.ts';
import { readUnfinished } from './read-unfinished.ts';
import { AccountDeletion } from './account-deletion.entity.ts';
import { User } from '../../identity/user.entity.ts';
import { CommunityLink } from '../../community/community-link.entity.ts';

/**
 * Deletes an account two weeks after its owner's request. Deletes the payment provider's data
 * first, then everything else in one transaction that checks once more whether the deletion is
 * still requested. After a failure, the next attempt starts from the beginning. A job sent by that
 * transaction removes the roles in Discord.
 * @returns false if something has to end first
 */
export async function deleteAccount(
  services: Services,
  { userId, due }: { userId: string; due: Date },
): Promise<boolean> {
  const { orm, log } = services;
  if (await isUnfinished(orm.em.fork(), userId)) return false;
  await endSubscriptions(services, userId);
  const customerId = await readCustomer(orm.em.fork(), userId);
  if (customerId !== null) await deleteProviderCustomer(services, customerId);
  await deleteExport({ em: orm.em.fork(), storage: services.storage }, userId);
  // This is the last chance to email the owner.
  await emailDeletionNotice(services, { userId, stage: 'done', due });
  const deleted = await orm.em.fork().transactional(async (tx) => {
    const email = await lockWanted(tx, userId);
    if (email === null || (await isUnfinished(tx, userId))) return false;
    const discordId = await readMember(tx, userId);
    await eraseAccount(tx, { id: userId, email });
    if (discordId !== null) await services.jobs.send(tx, compareRoles, { discordId });
    return true;
  });
  if (deleted) log.info({ userId }, 'account deleted');
  return deleted;
}

async function isUnfinished(em: EntityManager, userId: string): Promise<boolean> {
  return validateDeletion(await readUnfinished(em, userId, { pages: true })) !== null;
}

async function readCustomer(em: EntityManager, userId: string): Promise<string | null> {
  const user = await em.findOne(User, { id: userId });
  return user?.providerCustomerId ?? null;
}

async function readMember(tx: EntityManager, userId: string): Promise<string | null> {
  const link = await tx.findOne(CommunityLink, { userId });
  return link?.discordId ?? null;
}

/**
 * Locks the account together with every administrator, in id order. If two administrators delete
 * their accounts at the same time, the second counts as the last administrator. Returns null if the
 * owner has canceled the deletion.
 */
async function lockWanted(tx: EntityManager, userId: string): Promise<string | null> {
  const locked = await db(tx)
    .selectFrom('users')
    .select(['id', 'email'])
    .where((eb) => eb.or([eb.ref('extended'), eb('id', '=', userId)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const isWanted = (await tx.count(AccountDeletion, { user: userId })) > 0;
  return !isWanted ? null : (locked.find(({ id }) => id === userId)?.email ?? null);
}
