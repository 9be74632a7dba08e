const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

/** Epoch seconds as a person reads them, in UTC. */
export function moment(seconds: number): string {
  return `${format.format(seconds * 1000)} UTC`;
}
