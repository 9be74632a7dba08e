import { query } from '../database/query.ts';
import type { Services } from '../services.ts';

/** Keeps with the link when roles were compared, and what the community refused. */
export async function noteComparison(
  { orm, now, log }: Services,
  { discordId, problem }: { discordId: string; problem: string | null },
): Promise<void> {
  const linked = await query(
    orm.em.fork(),
    `update community_links set checked_at = $2, problem = $3 where discord_id = $1 returning id`,
    [discordId, now(), problem],
  );
  if (problem !== null && linked.length === 0) {
    log.warn({ discordId, problem }, 'roles of somebody without a link');
  }
}
