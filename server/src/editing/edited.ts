/** What a record knows of its edits. */
export interface Edited {
  /** Goes up with each edit of a field. */
  version: number;
  updatedAt: Date;
}

/** What is edited for the first time by being made. */
export function firstEdit(now: Date) {
  return { createdAt: now, updatedAt: now };
}

/** Staff changed a field. Not automatic: sales change items too and must not raise the version. */
export function edited(record: Edited, now: Date): void {
  record.version += 1;
  attributesEdited(record, now);
}

/** Staff changed an attribute: nobody's edit of the fields gets stale by that. */
export function attributesEdited(record: Pick<Edited, 'updatedAt'>, now: Date): void {
  record.updatedAt = laterThan(record.updatedAt, now);
}

/**
 * `now`, or just after `previous` where the clock hasn't moved: each change of a record has a stamp
 * of its own, by which every process notices that the record is another one.
 */
function laterThan(previous: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), previous.getTime() + 1));
}
