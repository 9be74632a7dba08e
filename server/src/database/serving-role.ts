import pg from 'pg';

/** The schemas that the shop uses: its own and its job queue's. */
const SCHEMAS = ['public', 'pgboss'];

/** Append-only tables. Only the owner's functions delete or compact entries. */
const ADDED_TO = ['audit_entries', 'audit_links', 'audit_seals', 'stock_movements'];

interface Connections {
  /** Connects as the owner of the tables. */
  ownerUrl: string;
  /** Connects as the serving role. */
  servingUrl: string;
}

/**
 * Grants the serving role the right to read and write rows, and nothing else. It can't alter
 * tables, or change or delete entries in the audit log and the stock ledger. Creates the role with
 * the password in its URL if it doesn't exist. Call this function after each migration.
 */
export async function grantServing({ ownerUrl, servingUrl }: Connections): Promise<void> {
  const { username, password } = new URL(servingUrl);
  const name = decodeURIComponent(username);
  const owner = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'spindle migrations',
    connectionTimeoutMillis: 5_000,
  });
  owner.on('error', () => {});
  await owner.connect();
  try {
    await owner.query('begin');
    // processes that start together would interfere with each other
    await owner.query('select pg_advisory_xact_lock(7203453)');
    const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [name]);
    const role = pg.escapeIdentifier(name);
    if (rowCount === 0) {
      const secret = pg.escapeLiteral(decodeURIComponent(password));
      await owner.query(`create role ${role} login password ${secret}`).catch((error: unknown) => {
        throw isForbidden(error)
          ? cannotCreateRoles(new URL(ownerUrl).username, name, error)
          : error;
      });
    }
    for (const statement of grants(role)) await owner.query(statement);
    const { rows } = await owner.query<{ table: string }>(appendOnlyTablesQuery, [ADDED_TO]);
    for (const { table } of rows) {
      await owner.query(`revoke update, delete, truncate on ${table} from ${role}`);
    }
    await owner.query('commit');
  } finally {
    await owner.end();
  }
}

const isForbidden = (error: unknown) => error instanceof pg.DatabaseError && error.code === '42501';

function cannotCreateRoles(ownerName: string, name: string, cause: unknown): Error {
  const owner = pg.escapeIdentifier(decodeURIComponent(ownerName));
  const role = pg.escapeIdentifier(name);
  return new Error(
    `The table owner isn't allowed to create the serving role. As a superuser run: alter role ${owner} createrole; or create the role yourself: create role ${role} login password '…' with the password from DATABASE_URL.`,
    { cause },
  );
}

const grants = (role: string): string[] => [
  ...SCHEMAS.flatMap((schema) => [
    `revoke create on schema ${schema} from public, ${role}`,
    `grant usage on schema ${schema} to ${role}`,
    `grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
    `grant usage, select on all sequences in schema ${schema} to ${role}`,
    `grant execute on all functions in schema ${schema} to ${role}`,
  ]),
  `revoke insert, update, delete on mikro_orm_migrations, last_backup from ${role}`,
  `revoke update on audit_values from ${role}`,
];

/** Includes the tables' partitions. */
const appendOnlyTablesQuery = `
  select distinct quote_ident(n.nspname) || '.' || quote_ident(c.relname) as table
    from unnest($1::text[]) as added (name)
    cross join lateral (
      select to_regclass(added.name)::oid as oid
      union select relid::oid from pg_partition_tree(to_regclass(added.name))
    ) found
    join pg_class c on c.oid = found.oid
    join pg_namespace n on n.oid = c.relnamespace`;
