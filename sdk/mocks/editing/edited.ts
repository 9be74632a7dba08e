/** Of what staff make just now. */
export function firstVersion(now: Date) {
  const date = now.toISOString();
  return { image: null, version: 1, dateCreated: date, dateModified: date };
}

/** Staff changed a field: whoever has the form open gets stale. */
export function edited(record: { version: number; dateModified: string }, now: Date): void {
  record.version += 1;
  attributesEdited(record, now);
}

/** Staff changed an attribute: nobody's edit of the fields gets stale by that. */
export function attributesEdited(record: { dateModified: string }, now: Date): void {
  const later = Math.max(now.getTime(), new Date(record.dateModified).getTime() + 1);
  record.dateModified = new Date(later).toISOString();
}
