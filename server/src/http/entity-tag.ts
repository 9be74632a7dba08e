import fresh from 'fresh';

/**
 * Whether `If-None-Match` names a tag; compared weakly. `fresh` is not told of `Cache-Control`, for
 * which it would take every tag as stale: fetch says `no-cache` with every tag that it sends.
 */
export function namesTag(header: string | undefined, etag: string): boolean {
  return fresh({ 'if-none-match': header }, { etag });
}
