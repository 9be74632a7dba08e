import fresh from 'fresh';

/**
 * Tells whether `If-None-Match` contains a tag, by weak comparison. `fresh` doesn't get
 * `Cache-Control`, because it would treat every tag as stale: fetch sends `no-cache` with every
 * tag.
 */
export function namesTag(header: string | undefined, etag: string): boolean {
  return fresh({ 'if-none-match': header }, { etag });
}
