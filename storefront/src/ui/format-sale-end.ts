const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  // The space before AM and PM is not the same one everywhere: server and browser have to agree.
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** The moment a sale ends, the same for every reader: Mar 4, 2026, 14:05 UTC. */
export function formatSaleEnd(iso: string): string {
  return `${moment.format(new Date(iso))} UTC`;
}
