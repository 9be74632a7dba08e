/**
 * `now`, or just after `previous` where the clock hasn't moved: each change of a record has a stamp
 * of its own, by which every process notices that the record is another one.
 */
export function laterThan(previous: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), previous.getTime() + 1));
}
