/** The result of a request to purge paths. */
export type Invalidation =
  | { outcome: 'ACCEPTED' }
  /** It is still processing earlier requests. */
  | { outcome: 'BUSY' }
  /** It rejects the request with this code, so the same request can't succeed later. */
  | { outcome: 'REFUSED'; code: string };

/** The content delivery network in front of the shop. */
export interface Cdn {
  /**
   * Purges its copies of these paths. A `*` at the end matches anything.
   * @param reference makes a repetition with the same paths the same request
   * @throws Error if it does not respond
   */
  invalidate(paths: readonly string[], reference: string): Promise<Invalidation>;
}
