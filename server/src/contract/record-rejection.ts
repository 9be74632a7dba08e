import { isObject } from '@spindle/sdk/contract/document';
import type { Failure } from '@spindle/sdk/contract/failure';
import { eventOfRejection } from '@spindle/sdk/domain/security/security-events';
import { addRequestFacts } from '../http/request-facts.ts';
import type { Services } from '../services.ts';

/** Records a security-relevant rejection. The call's own changes have been rolled back by then. */
export async function recordRejection(
  security: Services['security'],
  { code }: Failure,
): Promise<void> {
  const type = eventOfRejection(code);
  if (type !== null) await security.note({ type, reason: code });
}

/** Adds the response's code to the log, because many rejections are normal responses. */
export function recordReply(reply: unknown): void {
  if (!isObject(reply) || reply['Status'] !== 'ERROR') return;
  const { code } = reply;
  if (typeof code === 'string') addRequestFacts({ code });
}
