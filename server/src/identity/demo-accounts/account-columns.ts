import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../database/query.ts';

export interface AccountColumn {
  table: string;
  column: string;
}

/**
 * Tables whose rows are useless without the account but that have no cascading foreign key to
 * `users`.
 */
const theirTables = [
  'api_tokens',
  'cart_lines',
  'community_links',
  'security_events',
  'shipping_addresses',
];

// Asks the database which columns hold an account id.
const sql = `
  select c.table_name as "table", c.column_name as "column",
         c.table_name = any($1) or exists (
           select from pg_constraint f
            where f.contype = 'f' and f.confdeltype = 'c' and f.confrelid = 'users'::regclass
              and f.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
         ) as theirs
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
   where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
     and c.column_name in ('user_id', 'actor_id', 'claimed_by')
   order by 1, 2`;

/**
 * Lists the columns that hold account ids, split into rows that belong to the account (`theirs`)
 * and rows that only refer to it (`references`).
 */
export async function accountColumns(
  em: EntityManager,
): Promise<{ theirs: AccountColumn[]; references: AccountColumn[] }> {
  const rows = await query<AccountColumn & { theirs: boolean }>(em, sql, [theirTables]);
  return {
    theirs: rows.filter(({ theirs }) => theirs),
    references: rows.filter(({ theirs }) => !theirs),
  };
}
