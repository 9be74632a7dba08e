const days = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });

/** The day that somebody chose; what they gave ends at the moment after it, in UTC. */
export function LastDay({ endsAt }: { endsAt: string }) {
  const last = new Date(Date.parse(endsAt) - 1);
  return (
    <time dateTime={last.toISOString().slice(0, 10)} title="To the end of this day, UTC">
      {days.format(last)}
    </time>
  );
}
