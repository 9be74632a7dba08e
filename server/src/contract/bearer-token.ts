import type { IncomingHttpHeaders } from 'node:http';

/** Returns the request's `Bearer` token, or undefined if there is none. */
export function bearerToken({ authorization }: IncomingHttpHeaders): string | undefined {
  const [scheme, token] = (authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' ? (token ?? '') : undefined;
}
