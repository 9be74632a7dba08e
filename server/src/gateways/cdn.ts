/** What became of an order to forget paths. */
export type Invalidation =
  | { outcome: 'ACCEPTED' }
  /** It is still at work on earlier orders. */
  | { outcome: 'BUSY' }
  /** It has understood and refuses, by its own word for why: the same order again cannot help. */
  | { outcome: 'REFUSED'; code: string };

/** The content delivery network in front of the shop. */
export interface Cdn {
  /**
   * Makes it forget its copies of those paths; a `*` at the end stands for anything.
   * @param reference repeated with the same paths, it is one order
   * @throws Error when it does not answer
   */
  invalidate(paths: readonly string[], reference: string): Promise<Invalidation>;
}
