import { unauthorized } from '../../contract/failure.ts';
import type { MockCall } from '../core/call.ts';
import { eventSignature } from '../core/event-signature.ts';
import { answerInteraction } from './answer-interaction.ts';
import { readInteraction } from './interaction.ts';
import { SIGNATURE, TIMESTAMP } from './interaction-headers.ts';
import { signatureWrong, signatureOld, signatureAhead } from '../../domain/calls/refuse-call.ts';

const OLDEST_SECONDS = 5 * 60;
const AHEAD_SECONDS = 30;

/**
 * @throws Failure 401 where the played community has not signed it, or too long ago, or ahead of
 * time
 */
export function receiveInteraction(call: MockCall<'receiveInteraction'>) {
  // As it came over the wire: it is signed as it is.
  const body = String(call.body);
  const timestamp = call.header(TIMESTAMP) ?? '';
  if (call.header(SIGNATURE) !== eventSignature(timestamp + body)) {
    throw unauthorized(signatureWrong);
  }
  const age = call.now.getTime() / 1000 - Number(timestamp);
  if (!(age <= OLDEST_SECONDS)) throw unauthorized(signatureOld);
  if (age < -AHEAD_SECONDS) throw unauthorized(signatureAhead);
  return answerInteraction(call, readInteraction(call.readSigned()));
}
