import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { invalidUrl } from '@spindle/sdk/domain/webhooks/endpoint';
import { outcomeOf, type Answer } from '@spindle/sdk/domain/webhooks/after-attempt';
import { allowedAddresses, NotPublic, resolvePublicly, type Resolve } from './public-address.ts';

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
    const target = new URL(url);
    const addresses = await before(signal, allowedAddresses(target.hostname, { local, resolve }));
    if (addresses.length === 0) return failed('NO_ANSWER');
    const response = await post(target, { headers, body, addresses, signal });
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

interface PostRequest {
  headers: Record<string, string>;
  body: string;
  addresses: { address: string; family: number }[];
  signal: AbortSignal;
}

/** Sends the request. Does not follow redirects or reuse the connection. */
function post(target: URL, { headers, body, addresses, signal }: PostRequest) {
  const { request } = target.protocol === 'https:' ? https : http;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(
      target,
      {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal,
        lookup: (_hostname, { all }, found) => {
          const [first] = addresses;
          if (all === true) found(null, addresses);
          else found(null, first?.address ?? '', first?.family ?? 0);
        },
      },
      resolve,
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

async function readSome(response: IncomingMessage): Promise<void> {
  let read = 0;
  for await (const chunk of response) {
    read += Buffer.byteLength(chunk);
    // leaving the loop closes the connection
    if (read > MAX_READ) break;
  }
}

function before<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(new Error('cut off')), { once: true });
    work.then(resolve, reject);
  });
}
