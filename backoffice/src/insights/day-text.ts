const days = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat(undefined, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

// a day of the shop's calendar, wherever whoever looks is
const at = (day: string) => new Date(`${day}T00:00:00Z`);

export const dayText = (day: string): string => days.format(at(day));
export const monthText = (month: string): string => months.format(at(`${month}-01`));
export const rangeText = ({ from, to }: { from: string; to: string }): string =>
  days.formatRange(at(from), at(to));

/** Where days begin: `America/Los Angeles`. */
export const zoneText = (timeZone: string): string => timeZone.replaceAll('_', ' ');
