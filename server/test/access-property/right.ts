/** An entitlement, as far as it can be told from the facts alone. */
export interface Right {
  source: string;
  sourceId: string;
  catalogId: string;
  itemId: string;
  closedBecause: string | null;
  endsAt: string | null;
}

/** Moments as JavaScript writes them. */
export const normal = (right: Right): Right => ({
  ...right,
  endsAt: right.endsAt && new Date(right.endsAt).toISOString(),
});
