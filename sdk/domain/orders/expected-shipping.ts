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
