import { query } from '../database/query.ts';
import type { Answer, GuildRole } from '../gateways/discord.ts';
import type { Services } from '../services.ts';
import { CommunityAway } from './community-away.ts';
import { compareMember, type ListRoles } from './compare-member.ts';

const BATCH = 500;
const LONGEST_MS = 8 * 60_000;

/**
 * All members that are linked, and all that hold a role we gave, those first that were looked at
 * longest ago. Stops where the community wants a rest: the next run goes on from there.
 */
export async function compareAllRoles(services: Services): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  const listRoles = askedOnce(() => services.discord.listRoles());
  for (const { discordId } of await longestUnseen(services)) {
    if (performance.now() > until) return;
    try {
      await compareMember(services, discordId, listRoles);
    } catch (error) {
      if (error instanceof CommunityAway) {
        services.log.info({ discordId }, `comparing roles goes on later: ${error.message}`);
        return;
      }
      services.log.error({ err: error, discordId }, 'roles could not be compared');
    }
  }
}

function longestUnseen({ orm }: Services): Promise<{ discordId: string }[]> {
  return query(
    orm.em.fork(),
    `select discord_id as "discordId" from (
       select discord_id, checked_at from community_links
       union all
       select distinct discord_id, null::timestamptz from granted_roles g
        where not exists (select from community_links l where l.discord_id = g.discord_id)
     ) members
     order by checked_at nulls first limit $1`,
    [BATCH],
  );
}

function askedOnce(ask: ListRoles): ListRoles {
  let answer: Promise<Answer<GuildRole[]>> | undefined;
  return () => (answer ??= ask());
}
