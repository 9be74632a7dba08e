import type { EntityManager } from '@mikro-orm/postgresql';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
  type QueryExecutorProvider,
  type RawBuilder,
} from 'kysely';
import { db } from './db.ts';
import { PreparedRun } from './prepared-run.ts';
import type { Tables } from './tables.ts';

/** Placeholder in a statement for a value that each run provides. */
export type Placeholder<Values extends object> = <Name extends keyof Values>(
  name: Name,
) => RawBuilder<Values[Name]>;

/** The rows of a prepared statement. */
export type RowOf<Statement extends (...values: never[]) => Promise<unknown[]>> = Awaited<
  ReturnType<Statement>
>[number];

class Gap {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

const compiler = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (tables) => new PostgresIntrospector(tables),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Writes a statement with the query builder or `sql`. */
type Write<Values extends object, Row> = (
  tables: Kysely<Tables>,
  input: Placeholder<Values>,
) => { compile: (by: QueryExecutorProvider) => CompiledQuery<Row> };

const compile = <Values extends object, Row>(write: Write<Values, Row>) =>
  write(compiler, (key) => sql`${new Gap(key)}`).compile(compiler);

/** The values for a prepared statement: texts, and times, which are sent as UTC texts. */
type Texts<Values> = { [Name in keyof Values]: string | Date };

/**
 * Returns a frequent statement that is slow to plan. The statement is built once, and each
 * connection plans it once under its name. Only for use outside transactions. Tests that count a
 * call's statements exclude those that a process runs `inBackground`.
 */
export function prepared<Values extends Texts<Values>, Row extends object>(
  name: string,
  write: Write<Values, Row>,
  { inBackground = false } = {},
): (em: EntityManager, values: Values) => Promise<Row[]> {
  const statement = compile(write);
  const { parameters } = statement;
  const text = inBackground ? `/* background */ ${statement.sql}` : statement.sql;
  return async (em, values) => {
    if (em.isInTransaction()) throw new Error(`${name} would not see the open transaction`);
    const pool = await em.getDriver().getConnection().getNativeClient();
    const run = new PreparedRun<Row>({ name, text, values: filled(parameters, values) });
    const client = await pool.connect();
    try {
      const rows = await client.query(run).rows;
      client.release();
      return rows;
    } catch (error) {
      // A connection whose plan no longer matches its tables would fail forever.
      client.release(true);
      throw error;
    }
  };
}

/**
 * Returns a long statement that is built once but planned each time. Can also be used in
 * transactions.
 */
export function written<Values extends object, Row extends object>(
  write: Write<Values, Row>,
): (em: EntityManager, values: Values) => Promise<Row[]> {
  const statement = compile(write);
  return async (em, values) => {
    const run: CompiledQuery<Row> = {
      ...statement,
      parameters: filled(statement.parameters, values),
    };
    return (await db(em).executeQuery(run)).rows;
  };
}

const filled = (parameters: readonly unknown[], values: object) =>
  parameters.map((one) => (one instanceof Gap ? Reflect.get(values, one.name) : one)).map(sent);

/**
 * Formats a date as UTC text, because the driver would convert it to the machine's own time zone.
 */
const sent = (value: string | Date) => (value instanceof Date ? value.toISOString() : value);
