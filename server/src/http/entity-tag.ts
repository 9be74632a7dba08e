import fresh from 'fresh';

/**
 * Returns true if `If-None-Match` contains a tag, by weak comparison. `fresh` must not get
 * `Cache-Control`, because fetch sends `no-cache` with every tag and `fresh` would then treat every
 * tag as stale.
 */
export function matchesTag(header: string | undefined, etag: string): boolean {
  return fresh({ 'if-none-match': header }, { etag });
}
