/** How long an order is kept for the picker who has taken it. */
export const CLAIM_MINUTES = 15;

interface Claim {
  claimedUntil: Date | null;
  /** Name of whoever claimed the order; null where that account is gone. */
  holder: string | null;
}

/** Presents who is picking an order now; a claim that has lapsed is none. */
export function presentClaim({ claimedUntil, holder }: Claim, now: Date) {
  if (claimedUntil === null || claimedUntil <= now) return { claimedBy: null, claimedUntil: null };
  return { claimedBy: holder?.trim() || 'A colleague', claimedUntil: claimedUntil.toISOString() };
}
