const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** `December 21, 2026 at 9:05 AM UTC` */
export const formatMoment = (time: Date) => `${moment.format(time)} UTC`;

/** `December 21, 2026` */
export const formatDay = (time: Date) => day.format(time);

/** `Monday, December 21, 2026` */
export const formatWeekday = (time: Date) => weekday.format(time);
