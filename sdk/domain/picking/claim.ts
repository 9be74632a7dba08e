/** How long an order is kept for the picker who has taken it. */
export const CLAIM_MINUTES = 15;
