import { isObject } from '@spindle/sdk/contract/document';
import type { Failure } from '@spindle/sdk/contract/failure';
import { eventOfRejection } from '@spindle/sdk/domain/security/security-events';
import { addRequestFacts } from '../http/request-facts.ts';
import type { Services } from '../services.ts';

/** Tells those who watch of a refusal that is their business; whatever the call did is undone then. */
export async function recordRejection(
  security: Services['security'],
  { code }: Failure,
): Promise<void> {
  const type = eventOfRejection(code);
  if (type !== null) await security.note({ type, reason: code });
}

/** For the log: many a refusal is an answer like any other. */
export function recordReply(reply: unknown): void {
  if (!isObject(reply) || reply['Status'] !== 'ERROR') return;
  const { code } = reply;
  if (typeof code === 'string') addRequestFacts({ code });
}
