/**
 * Returns the body of a trigger that rejects changing, deleting or truncating rows in an audit
 * table. Only `prune_audit`, which belongs to the tables' owner, may delete expired rows.
 */
export const addOnly = (table: string): string =>
  `if tg_op <> 'DELETE' or current_setting('spindle.prunes_audit', true) is distinct from 'on' then raise exception '${table} takes additions only' using errcode = 'restrict_violation'; end if; return null`;
