/** An entitlement, as far as it follows from the facts alone. */
export interface Right {
  source: string;
  sourceId: string;
  catalogId: string;
  itemId: string;
  closedBecause: string | null;
  endsAt: string | null;
}

/** Formats times as JavaScript does. */
export const normal = (right: Right): Right => ({
  ...right,
  endsAt: right.endsAt && new Date(right.endsAt).toISOString(),
});
