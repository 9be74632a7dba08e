/**
 * Says whether a refund needs a fresh proof: what a person has refunded in a day counts together, so
 * that many small refunds need it like one large one.
 */
export const needsProof = (
  { cents, centsToday }: { cents: number; centsToday: number },
  stepUpCents: number,
): boolean => cents + centsToday > stepUpCents;
