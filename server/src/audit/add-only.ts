/**
 * Of a trigger that refuses to change, delete or empty a table of the audit. Only `prune_audit`,
 * which belongs to the owner of the tables, may drop what is kept no more.
 */
export const addOnly = (table: string): string =>
  `if tg_op <> 'DELETE' or current_setting('spindle.prunes_audit', true) is distinct from 'on' then raise exception '${table} takes additions only' using errcode = 'restrict_violation'; end if; return null`;
