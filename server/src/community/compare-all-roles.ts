import { db } from '../database/db.ts';
import { noTimestamp } from '../database/expressions.ts';
import type { Answer, GuildRole } from '../gateways/discord.ts';
import type { Services } from '../services.ts';
import { CommunityUnavailable } from './community-unavailable.ts';
import { compareMember, type ListRoles } from './compare-member.ts';

const BATCH = 500;
const LONGEST_MS = 8 * 60_000;

/**
 * Compares the roles of all linked members and of everyone with a role from the shop, least
 * recently checked first. Stops at Discord's rate limit, and the next run continues.
 */
export async function compareAllRoles(services: Services): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  const listRoles = once(() => services.discord.listRoles());
  for (const { discordId } of await leastRecentlyChecked(services)) {
    if (performance.now() > until) return;
    try {
      await compareMember(services, discordId, listRoles);
    } catch (error) {
      if (error instanceof CommunityUnavailable) {
        services.log.info({ discordId }, `role comparison continues later: ${error.message}`);
        return;
      }
      services.log.error({ err: error, discordId }, 'role comparison failed');
    }
  }
}

function leastRecentlyChecked({ orm }: Services): Promise<{ discordId: string }[]> {
  const granted = db(orm.em.fork())
    .selectFrom('granted_roles as g')
    .distinct()
    .select(['g.discord_id', noTimestamp().as('checked_at')])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('community_links as l')
            .select('l.id')
            .whereRef('l.discord_id', '=', 'g.discord_id'),
        ),
      ),
    );
  return db(orm.em.fork())
    .selectFrom((eb) =>
      eb
        .selectFrom('community_links')
        .select(['discord_id', 'checked_at'])
        .unionAll(granted)
        .as('members'),
    )
    .select('discord_id as discordId')
    .orderBy('checked_at', (seen) => seen.asc().nullsFirst())
    .limit(BATCH)
    .execute();
}

function once(ask: ListRoles): ListRoles {
  let answer: Promise<Answer<GuildRole[]>> | undefined;
  return () => (answer ??= ask());
}
