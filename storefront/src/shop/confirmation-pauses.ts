/** The growing pauses before each check of an undecided payment. */
export const CONFIRMATION_PAUSES_MS = [1_500, 3_000, 6_000, 12_000, 20_000, 30_000];
