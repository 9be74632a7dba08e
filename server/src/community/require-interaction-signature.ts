import { verifyKey } from 'discord-interactions';
import { unauthorized } from '@spindle/sdk/contract/failure';
import { validateInteraction } from '@spindle/sdk/domain/community/interaction';
import type { Services } from '../services.ts';

interface Signed {
  rawBody: Buffer;
  signature: string;
  /** Seconds since 1970, as written and signed by Discord. */
  timestamp: string;
}

/**
 * Verifies that Discord signed the interaction recently.
 * @throws Failure 401 if Discord hasn't signed it, or if its timestamp is too old or in the future
 */
export async function requireInteractionSignature(
  { config, now }: Services,
  { rawBody, signature, timestamp }: Signed,
): Promise<void> {
  const right = await verifyKey(rawBody, signature, timestamp, config.discord.publicKey);
  const rejection = validateInteraction({ right, timestamp }, now());
  if (rejection !== null) throw unauthorized(rejection);
}
