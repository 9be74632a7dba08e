import { verifyKey } from 'discord-interactions';
import { unauthorized } from '@spindle/sdk/contract/failure';
import { validateInteraction } from '@spindle/sdk/domain/community/interaction';
import type { Services } from '../services.ts';

interface Signed {
  rawBody: Buffer;
  signature: string;
  /** Seconds since 1970, as the community wrote and signed it. */
  timestamp: string;
}

/** @throws Failure 401 where the community has not signed it, or too long ago, or ahead of time */
export async function requireInteractionSignature(
  { config, now }: Services,
  { rawBody, signature, timestamp }: Signed,
): Promise<void> {
  const right = await verifyKey(rawBody, signature, timestamp, config.discord.publicKey);
  const rejection = validateInteraction({ right, timestamp }, now());
  if (rejection !== null) throw unauthorized(rejection);
}
