const SHIP_WITHIN_WORKING_DAYS = 2;

/** The day the parcel should leave: so many working days (Monday to Friday, UTC) after `from`. */
export function expectedShippingDate(from: Date): Date {
  const date = new Date(from);
  for (let left = SHIP_WITHIN_WORKING_DAYS; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    const weekday = date.getUTCDay();
    if (weekday !== 0 && weekday !== 6) left--;
  }
  return date;
}
