import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { allowedAddresses, type Resolve } from './public-address.ts';

interface PublicRequest {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  /** Whether this machine is also allowed. */
  local: boolean;
  resolve: Resolve;
  signal: AbortSignal;
}

/**
 * Sends a request to a URL that a user entered, only to public addresses. Does not follow redirects
 * or reuse the connection. Returns null if the hostname has no address.
 * @throws NotPublic
 */
export async function requestPublicly(
  target: URL,
  { method, headers, body, local, resolve, signal }: PublicRequest,
): Promise<IncomingMessage | null> {
  const addresses = await before(signal, allowedAddresses(target.hostname, { local, resolve }));
  if (addresses.length === 0) return null;
  const { request } = target.protocol === 'https:' ? https : http;
  return new Promise<IncomingMessage>((answered, reject) => {
    const sent = request(
      target,
      {
        method,
        agent: false,
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
        signal,
        lookup: (_hostname, { all }, found) => {
          const [first] = addresses;
          if (all === true) found(null, addresses);
          else found(null, first?.address ?? '', first?.family ?? 0);
        },
      },
      answered,
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

function before<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(new Error('cut off')), { once: true });
    work.then(resolve, reject);
  });
}
