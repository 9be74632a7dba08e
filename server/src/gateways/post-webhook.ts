import type { IncomingMessage } from 'node:http';
import { invalidUrl } from '@spindle/sdk/domain/webhooks/endpoint';
import { outcomeOf, type Answer } from '@spindle/sdk/domain/webhooks/after-attempt';
import { NotPublic, resolvePublicly, type Resolve } from './public-address.ts';
import { requestPublicly } from './public-request.ts';

const DEADLINE_MS = 15_000;
const MAX_READ = 64 * 1024;

interface Message {
  url: string;
  headers: Record<string, string>;
  body: string;
}

interface PostOptions {
  /** Whether addresses on this machine are allowed, without TLS. */
  local: boolean;
  /** Aborts the request. */
  leaving: AbortSignal;
  resolve?: Resolve;
  deadlineMs?: number;
}

/**
 * Sends a message to a URL entered by a user. Only the response's status matters. A little of the
 * response body is read so that a short one is complete, then discarded.
 * @throws if `leaving` aborted the request
 */
export async function postWebhook(
  { url, headers, body }: Message,
  { local, leaving, resolve = resolvePublicly, deadlineMs = DEADLINE_MS }: PostOptions,
): Promise<Answer> {
  const failed = (outcome: Answer['outcome']) => ({ outcome, status: null, retryAfter: null });
  // an address allowed when the URL was entered may no longer be allowed
  if (invalidUrl(url, { local }) !== null) return failed('NOT_ALLOWED');
  const deadline = AbortSignal.timeout(deadlineMs);
  const signal = AbortSignal.any([deadline, leaving]);
  try {
    const request = { method: 'POST', headers, body, local, resolve, signal } as const;
    const response = await requestPublicly(new URL(url), request);
    if (response === null) return failed('NO_ANSWER');
    const { statusCode: status = 0 } = response;
    await readSome(response).catch(() => undefined);
    const retryAfter = response.headers['retry-after'] ?? null;
    return { outcome: outcomeOf(status), status, retryAfter };
  } catch (error) {
    leaving.throwIfAborted();
    if (error instanceof NotPublic) return failed('NOT_ALLOWED');
    return failed(deadline.aborted ? 'TIME_OUT' : 'NO_ANSWER');
  }
}

async function readSome(response: IncomingMessage): Promise<void> {
  let read = 0;
  for await (const chunk of response) {
    read += Buffer.byteLength(chunk);
    // leaving the loop closes the connection
    if (read > MAX_READ) break;
  }
}
