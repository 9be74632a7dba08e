const HOUR_MS = 3_600_000;

/** Long enough to come back to a page that is open; a new one is only a look at the orders away. */
const PAGE_HOURS = 24;
/** People read their mail later. */
const MAIL_HOURS = 72;

/** When links to downloads stop working that were given at `now`. */
export const pageLinksUntil = (now: Date) => new Date(now.getTime() + PAGE_HOURS * HOUR_MS);
export const mailLinksUntil = (now: Date) => new Date(now.getTime() + MAIL_HOURS * HOUR_MS);
