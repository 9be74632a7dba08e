import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { requestIdFor } from '../http/request-id.ts';
import { bearerToken } from './bearer-token.ts';

interface Options {
  /** Origins whose pages can call the API, such as `https://app.example`. */
  origins: readonly string[];
  /** Response headers that only this code sends. */
  headers: Readonly<Record<string, string>>;
}

const ONE_HOUR = '3600';

/** Request headers that a program may send. */
const SAID = 'Authorization, Content-Type, Idempotency-Key, If-None-Match, X-Request-Id';

/** Response headers that a program may read in addition to the standard ones. */
const READ = [
  'Content-Disposition',
  'Content-Range',
  'ETag',
  'Idempotency-Replayed',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'WWW-Authenticate',
  'X-Next-Cursor',
  'X-Request-Id',
  'X-Total-Estimated',
].join(', ');

/**
 * Lets programs on pages from these origins make calls with a token. Calls without a token get the
 * usual response, but the page can't read it. Cookies from other origins are never accepted,
 * because `Access-Control-Allow-Credentials` is never sent.
 */
export function openToOrigins(
  { origins, headers }: Options,
  answer: RequestListener,
): RequestListener {
  if (origins.length === 0) return answer;
  return (req, res) => {
    const { origin } = req.headers;
    if (origin === undefined || !isCall(req) || !origins.includes(origin)) return answer(req, res);
    if (isPreflight(req)) return answerPreflight(req, res, origin);
    if (bearerToken(req.headers) !== undefined) {
      res.setHeader('Access-Control-Allow-Origin', origin);
      res.setHeader('Access-Control-Expose-Headers', READ);
    }
    return answer(req, res);
  };

  function answerPreflight(req: IncomingMessage, res: ServerResponse, origin: string): void {
    res
      .writeHead(204, {
        ...headers,
        'X-Request-Id': requestIdFor(req.headers),
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Methods': 'GET, PUT, POST, DELETE, PATCH',
        'Access-Control-Allow-Headers': SAID,
        'Access-Control-Max-Age': ONE_HOUR,
        Vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
      })
      .end();
  }
}

/** A response cached for one origin must not be used for another. */
export const varyingBy = (origins: readonly string[]): string =>
  origins.length === 0 ? 'Accept-Encoding' : 'Accept-Encoding, Origin';

function isCall({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/api/');
}

/** Returns true if a browser asks whether a page's program may send a token. */
function isPreflight({ method, headers }: IncomingMessage): boolean {
  const requested = headers['access-control-request-headers'] ?? '';
  const names = requested.split(',').map((name) => name.trim().toLowerCase());
  return (
    method === 'OPTIONS' &&
    headers['access-control-request-method'] !== undefined &&
    names.includes('authorization')
  );
}
