/** The day the parcel should leave: so many working days (Monday to Friday, UTC) after `from`. */
export function expectedShippingDate(from: Date, workingDays: number): Date {
  const date = new Date(from);
  for (let left = workingDays; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    const weekday = date.getUTCDay();
    if (weekday !== 0 && weekday !== 6) left--;
  }
  return date;
}

/** The other way round: how many working days after `from` that day is. */
export function workingDaysUntil(from: Date, day: Date): number {
  let days = 0;
  while (expectedShippingDate(from, days) < day) days++;
  return days;
}
