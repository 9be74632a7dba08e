const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Epoch seconds as the day a person reads. */
export function day(seconds: number): string {
  return format.format(seconds * 1000);
}
