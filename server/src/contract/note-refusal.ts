import { isObject } from '@spindle/sdk/contract/document';
import type { Failure } from '@spindle/sdk/contract/failure';
import { eventOfRefusal } from '@spindle/sdk/domain/security/security-events';
import { noteFacts } from '../http/request-facts.ts';
import type { Services } from '../services.ts';

/** Tells those who watch of a refusal that is their business; whatever the call did is undone then. */
export async function noteRefusal(
  security: Services['security'],
  { code }: Failure,
): Promise<void> {
  const type = eventOfRefusal(code);
  if (type !== null) await security.note({ type, reason: code });
}

/** For the log: many a refusal is an answer like any other. */
export function noteReply(reply: unknown): void {
  if (!isObject(reply) || reply['Status'] !== 'ERROR') return;
  const { code } = reply;
  if (typeof code === 'string') noteFacts({ code });
}
