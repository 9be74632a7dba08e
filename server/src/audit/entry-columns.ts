/** Of `audit_entries as e`: what stays. */
export const factColumns = [
  'e.id',
  'e.at',
  'e.actor_id as actorId',
  'e.action',
  'e.subject',
  'e.request_id as requestId',
] as const;

/** Of `audit_values as v`, joined on the left: they may have been erased. */
export const valueColumns = [
  'v.salt',
  'v.actor_email as actorEmail',
  'v.before',
  'v.after',
] as const;

/** Null where they were erased. */
export function valuesOf<Row extends { salt: string | null }>(row: Row) {
  const { salt } = row;
  return salt === null ? null : { ...row, salt };
}
