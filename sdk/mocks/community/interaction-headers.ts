import { eventSignature } from '../core/event-signature.ts';

export const SIGNATURE = 'X-Signature-Ed25519';
export const TIMESTAMP = 'X-Signature-Timestamp';

/** The headers with which the played chat community signs what it sends. */
export function interactionHeaders(body: string, at: Date): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return { [TIMESTAMP]: timestamp, [SIGNATURE]: eventSignature(timestamp + body) };
}
