/** Time a notified customer has to buy before others are notified. */
export const NEXT_BATCH_DELAY_MS = 48 * 3_600_000;

interface StockEntry {
  /** Position in the item's stock ledger, ascending. */
  position: number;
  /** Units in stock after the entry, including those reserved for checkouts. */
  onHandAfter: number;
}

interface DueState {
  /** Units that can be bought now. */
  available: number;
  /**
   * For each customer notified within the last 48 hours, the position of the item's last ledger
   * entry at that time.
   */
  notified: readonly number[];
  /** The item's entries since the first of these customers was notified. */
  entries: readonly StockEntry[];
}

/**
 * Returns how many more customers to notify that an item is back in stock: one for each available
 * unit, minus the recently notified. A unit that leaves the warehouse counts as bought by a
 * notified customer. A unit that was only reserved for a checkout and released doesn't count as
 * new.
 */
export function emailsDue({ available, notified, entries }: DueState): number {
  const positions = notified.toSorted((a, b) => a - b);
  let counted = 0;
  let invited = 0;
  for (const { position, onHandAfter } of entries) {
    for (; (positions[counted] ?? Infinity) < position; counted += 1) invited += 1;
    invited = Math.min(invited, onHandAfter);
  }
  invited += positions.length - counted;
  return Math.max(0, available - invited);
}
