/** The result of a request to purge paths. */
export type Invalidation =
  | { outcome: 'ACCEPTED' }
  /** The CDN is still processing earlier requests. */
  | { outcome: 'BUSY' }
  /** The CDN rejects the request with this code, so retrying the same request can't succeed. */
  | { outcome: 'REFUSED'; code: string };

/** The content delivery network in front of the shop. */
export interface Cdn {
  /**
   * Purges cached copies of these paths. A `*` at the end matches anything.
   * @param reference identifies the request, so that repeating it with the same paths purges only
   * once
   * @throws Error if the CDN does not respond
   */
  invalidate(paths: readonly string[], reference: string): Promise<Invalidation>;
}
