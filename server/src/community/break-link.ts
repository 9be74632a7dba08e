import { db } from '../database/db.ts';
import type { Services } from '../services.ts';
import { compareRoles } from './jobs.ts';

/** @returns false where there is none to break */
export async function breakLink({ orm, jobs }: Services, userId: string): Promise<boolean> {
  return orm.em.fork().transactional(async (tx) => {
    const broken = await db(tx)
      .deleteFrom('community_links')
      .where('user_id', '=', userId)
      .returning('discord_id as discordId')
      .executeTakeFirst();
    if (broken === undefined) return false;
    await jobs.send(tx, compareRoles, { discordId: broken.discordId });
    return true;
  });
}
