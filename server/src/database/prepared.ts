import type { EntityManager } from '@mikro-orm/postgresql';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Compilable,
  type CompiledQuery,
  type RawBuilder,
} from 'kysely';
import { db } from './db.ts';
import { PreparedRun } from './prepared-run.ts';
import type { Tables } from './tables.ts';

/** Stands in a statement for a value that each run gives. */
export type Given<Values extends object> = <Name extends keyof Values>(
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

/** A value that stands at several places is one parameter: sent, read and cast once. */
class GapCompiler extends PostgresQueryCompiler {
  #places = new Map<PropertyKey, string>();

  override compileQuery(...given: Parameters<PostgresQueryCompiler['compileQuery']>) {
    this.#places = new Map();
    return super.compileQuery(...given);
  }

  protected override appendValue(value: unknown): void {
    const place = value instanceof Gap ? this.#places.get(value.name) : undefined;
    if (place !== undefined) return this.append(place);
    super.appendValue(value);
    if (value instanceof Gap) this.#places.set(value.name, this.getCurrentParameterPlaceholder());
  }
}

const compiler = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (tables) => new PostgresIntrospector(tables),
    createQueryCompiler: () => new GapCompiler(),
  },
});

/** What a prepared statement takes: texts, and moments, which are sent as texts in UTC. */
type Texts<Values> = { [Name in keyof Values]: string | Date };

/**
 * A statement that runs all the time and is slow to plan: written once, and planned once by each
 * connection under its name. Outside transactions only. Tests that count a call's statements leave
 * out those that a process asks on its own, `inBackground`.
 */
export function prepared<Values extends Texts<Values>, Row extends object>(
  name: string,
  write: (tables: Kysely<Tables>, given: Given<Values>) => Compilable<Row>,
  { inBackground = false } = {},
): (em: EntityManager, values: Values) => Promise<Row[]> {
  const statement = write(compiler, (key) => sql`${new Gap(key)}`).compile();
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
      // A connection whose plan fits its tables no more would fail for ever.
      client.release(true);
      throw error;
    }
  };
}

/** A statement that is written once, being long, and planned each time; in transactions, too. */
export function written<Values extends object, Row extends object>(
  write: (tables: Kysely<Tables>, given: Given<Values>) => Compilable<Row>,
): (em: EntityManager, values: Values) => Promise<Row[]> {
  const statement = write(compiler, (key) => sql`${new Gap(key)}`).compile();
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

/** As text in UTC: the driver would take a date apart, in the machine's own zone. */
const sent = (value: string | Date) => (value instanceof Date ? value.toISOString() : value);
