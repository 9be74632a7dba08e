import { verifyKey } from 'discord-interactions';
import { unauthorized } from '@spindle/sdk/contract/failure';
import type { Services } from '../services.ts';
import { answerInteraction, type InteractionReply } from './answer-interaction.ts';
import { interactionSchema, unknownInteraction, type Interaction } from './interaction.ts';

const OLDEST_SECONDS = 5 * 60;

interface Received {
  rawBody: Buffer;
  signature: string;
  /** Seconds since 1970, as the community wrote and signed it. */
  timestamp: string;
}

/**
 * Answers what the community sends, from what we have ourselves: it waits three seconds.
 * @throws Failure 401 where it was not signed by the community, or too long ago
 */
export async function receiveInteraction(
  services: Services,
  { rawBody, signature, timestamp }: Received,
): Promise<InteractionReply> {
  const { config, now } = services;
  if (!(await verifyKey(rawBody, signature, timestamp, config.discord.publicKey))) {
    throw unauthorized('The signature is not valid.');
  }
  const age = Math.abs(now().getTime() / 1000 - Number(timestamp));
  if (!(age <= OLDEST_SECONDS)) throw unauthorized('The signature is too old.');
  return answerInteraction(services, interactionIn(rawBody));
}

function interactionIn(rawBody: Buffer): Interaction {
  try {
    return interactionSchema.parse(JSON.parse(rawBody.toString('utf8')));
  } catch {
    return unknownInteraction;
  }
}
