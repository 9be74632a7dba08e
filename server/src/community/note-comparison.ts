import type { Services } from '../services.ts';
import { CommunityLink } from './community-link.entity.ts';

/** Keeps with the link when roles were compared, and what the community refused. */
export async function noteComparison(
  { orm, now, log }: Services,
  { discordId, problem }: { discordId: string; problem: string | null },
): Promise<void> {
  const compared = { checkedAt: now(), problem };
  const linked = await orm.em.fork().nativeUpdate(CommunityLink, { discordId }, compared);
  if (problem !== null && linked === 0) {
    log.warn({ discordId, problem }, 'roles of somebody without a link');
  }
}
