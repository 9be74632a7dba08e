/** The columns that track a record's edits. */
export interface EditedColumns {
  /** Increases with each edit of a field. */
  version: number;
  updatedAt: Date;
}

/** Returns the times of a record that is being created. */
export function firstEdit(now: Date) {
  return { createdAt: now, updatedAt: now };
}

/**
 * Records that staff changed a field. Not automatic, because sales change items too and must not
 * raise the version.
 */
export function edited(record: EditedColumns, now: Date): void {
  record.version += 1;
  attributesEdited(record, now);
}

/**
 * Records that staff changed an attribute. The version does not change, so that pending edits of
 * the fields stay valid.
 */
export function attributesEdited(record: Pick<EditedColumns, 'updatedAt'>, now: Date): void {
  record.updatedAt = laterThan(record.updatedAt, now);
}

/**
 * Returns `now`, or a time just after `previous` if the clock hasn't advanced. Each change gets its
 * own timestamp, so that every process notices the change.
 */
function laterThan(previous: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), previous.getTime() + 1));
}
