import { MELD_CODE_MINUTES } from '@spindle/sdk/domain/community/meld-code';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import type { Services } from '../services.ts';
import { hashOf, newMeldCode } from './meld-code.ts';
import { MeldCode } from './meld-code.entity.ts';
import { lockByName } from '../database/lock-by-name.ts';

interface Asking {
  interactionId: string;
  discordId: string;
  username: string;
  avatarUrl: string;
}

const OPEN_CODES = 3;

/**
 * A code that stands for this member; of earlier ones only the latest stay good.
 * @returns null where this very interaction was answered before
 */
export async function issueMeldCode(
  { orm, now: clock }: Pick<Services, 'orm' | 'now'>,
  { interactionId, discordId, username, avatarUrl }: Asking,
): Promise<string | null> {
  const now = clock();
  const code = newMeldCode();
  return orm.em.fork().transactional(async (tx) => {
    await lockByName(tx, `meld ${discordId}`);
    if (!(await isFirst(tx, interactionId, discordId, now))) return null;
    await query(
      tx,
      `delete from meld_codes where discord_id = $1
          and code_hash not in (
            select code_hash from meld_codes
             where discord_id = $1 and used_at is null and expires_at > $2
             order by expires_at desc, created_at desc limit $3)`,
      [discordId, now, OPEN_CODES - 1],
    );
    tx.create(MeldCode, {
      codeHash: hashOf(code),
      discordId,
      username,
      avatarUrl,
      createdAt: now,
      expiresAt: new Date(now.getTime() + MELD_CODE_MINUTES * 60_000),
    });
    return code;
  });
}

/** Whoever overhears a signed request and sends it again within its five minutes gets no code. */
async function isFirst(
  tx: EntityManager,
  interactionId: string,
  discordId: string,
  now: Date,
): Promise<boolean> {
  const kept = await query(
    tx,
    `insert into provider_events (provider, event_id, type, object_id, received_at)
     values ('discord', $1, 'meld', $2, $3) on conflict do nothing returning event_id`,
    [interactionId, discordId, now],
  );
  return kept.length > 0;
}
