import { MELD_CODE_MINUTES, OPEN_MELD_CODES } from '@spindle/sdk/domain/community/interaction';
import type { Services } from '../services.ts';
import { hashOf, newMeldCode } from './read-meld-code.ts';
import { MeldCode } from './meld-code.entity.ts';
import { lockByName } from '../database/lock-by-name.ts';
import { saveProviderEvent } from '../events/save-provider-event.ts';

interface MeldCodeRequest {
  interactionId: string;
  discordId: string;
  username: string;
  avatarUrl: string;
}

/**
 * Issues a code that identifies this member. Of the member's earlier codes, only the latest stay
 * valid.
 * @returns null if this interaction was already answered
 */
export async function issueMeldCode(
  { orm, now: clock }: Pick<Services, 'orm' | 'now'>,
  { interactionId, discordId, username, avatarUrl }: MeldCodeRequest,
): Promise<string | null> {
  const now = clock();
  const code = newMeldCode();
  return orm.em.fork().transactional(async (tx) => {
    await lockByName(tx, `meld ${discordId}`);
    // If someone captures a signed request and replays it within its five minutes, they must not
    // get a code.
    const facts = { provider: 'discord', eventId: interactionId, type: 'meld' } as const;
    if (!(await saveProviderEvent(tx, { ...facts, objectId: discordId, receivedAt: now }))) {
      return null;
    }
    const orderBy = { expiresAt: 'desc', createdAt: 'desc' } as const;
    const open = { discordId, usedAt: null, expiresAt: { $gt: now } };
    const saved = await tx.find(MeldCode, open, { orderBy, limit: OPEN_MELD_CODES - 1 });
    const codeHash = { $nin: saved.map((one) => one.codeHash) };
    await tx.nativeDelete(MeldCode, { discordId, codeHash });
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
