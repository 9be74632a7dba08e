/** Permanent columns of `audit_entries as e`. */
export const factColumns = [
  'e.id',
  'e.at',
  'e.actor_id as actorId',
  'e.action',
  'e.subject',
  'e.request_id as requestId',
] as const;

/** Columns of `audit_values as v`, which is left-joined because values may have been erased. */
export const valueColumns = [
  'v.salt',
  'v.actor_email as actorEmail',
  'v.before',
  'v.after',
] as const;

/** Returns null if the values were erased. */
export function valuesOf<Row extends { salt: string | null }>(row: Row) {
  const { salt } = row;
  return salt === null ? null : { ...row, salt };
}
