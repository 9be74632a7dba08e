const HOUR_MS = 3_600_000;

/** Gives customers time to return to an open page. Reloading the order creates new links. */
const PAGE_HOURS = 24;
/** Customers often read their email days later. */
const MAIL_HOURS = 72;

/** Returns when download links created at `now` stop working. */
export const pageLinksUntil = (now: Date) => new Date(now.getTime() + PAGE_HOURS * HOUR_MS);
export const mailLinksUntil = (now: Date) => new Date(now.getTime() + MAIL_HOURS * HOUR_MS);
