/** Who was told that units are left needs that long at most to buy one; then the next are told. */
export const NEXT_AFTER_MS = 48 * 3_600_000;

interface StockEntry {
  /** In the order of an item's ledger, ascending. */
  position: number;
  /** Units in the house after it, those held for checkouts included. */
  onHandAfter: number;
}

interface Telling {
  /** Units that can be bought now. */
  available: number;
  /** The item's last entry in the ledger when somebody was told, within the last 48 hours. */
  notified: readonly number[];
  /** The item's entries since the first of them was told. */
  entries: readonly StockEntry[];
}

/**
 * How many more are told that an item can be bought: as many as there are units, less those that
 * were told of them before. A unit that has left the house takes the place of one who was told with
 * it; one that was only held for a checkout, and let go again, is nobody's news.
 */
export function mailsDue({ available, notified, entries }: Telling): number {
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
