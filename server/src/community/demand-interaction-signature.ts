import { verifyKey } from 'discord-interactions';
import { unauthorized } from '@spindle/sdk/contract/failure';
import type { Services } from '../services.ts';
import {
  signatureWrong,
  signatureOld,
  signatureAhead,
} from '@spindle/sdk/domain/calls/refuse-call';

const OLDEST_SECONDS = 5 * 60;
/** How far the community's clock may be ahead of ours. */
const AHEAD_SECONDS = 30;

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
  const age = now().getTime() / 1000 - Number(timestamp);
  if (!(age <= OLDEST_SECONDS)) throw unauthorized(signatureOld);
  if (age < -AHEAD_SECONDS) throw unauthorized(signatureAhead);
}
