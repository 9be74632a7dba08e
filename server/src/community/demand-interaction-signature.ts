import { verifyKey } from 'discord-interactions';
import { unauthorized } from '@spindle/sdk/contract/failure';
import { ageOfInteraction } from '@spindle/sdk/domain/community/interaction';
import type { Services } from '../services.ts';
import {
  signatureWrong,
  signatureOld,
  signatureAhead,
} from '@spindle/sdk/domain/calls/refuse-call';

interface Signed {
  rawBody: Buffer;
  signature: string;
  /** Seconds since 1970, as the community wrote and signed it. */
  timestamp: string;
}

/** @throws Failure 401 where the community has not signed it, or too long ago, or ahead of time */
export async function demandInteractionSignature(
  { config, now }: Services,
  { rawBody, signature, timestamp }: Signed,
): Promise<void> {
  if (!(await verifyKey(rawBody, signature, timestamp, config.discord.publicKey))) {
    throw unauthorized(signatureWrong);
  }
  const age = ageOfInteraction(timestamp, now());
  if (age === 'old') throw unauthorized(signatureOld);
  if (age === 'ahead') throw unauthorized(signatureAhead);
}
