const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

/** Formats epoch seconds for people, in UTC. */
export function timestamp(seconds: number): string {
  return `${format.format(seconds * 1000)} UTC`;
}
