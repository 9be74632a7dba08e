import type { IncomingHttpHeaders } from 'node:http';

/** What follows `Bearer` in the request; undefined where it brings none. */
export function bearerToken({ authorization }: IncomingHttpHeaders): string | undefined {
  const [scheme, token] = (authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' ? (token ?? '') : undefined;
}
