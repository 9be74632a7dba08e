/** A subscription as letters speak of it. */
export interface MailedSubscription {
  email: string;
  firstName: string;
  title: string;
  catalogTitle: string;
  currentPeriodEnd: Date | null;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `December 21, 2026` */
export function formatDay(time: Date): string {
  return day.format(time);
}
