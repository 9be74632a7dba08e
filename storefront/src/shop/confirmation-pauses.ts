/** Asks again with growing pauses while a payment is not decided; the pauses before each try. */
export const CONFIRMATION_PAUSES_MS = [1_500, 3_000, 6_000, 12_000, 20_000, 30_000];
