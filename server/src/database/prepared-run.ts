import type { Connection, FieldDef, Submittable } from 'pg';
import { readerOf } from './column-types.ts';

interface Statement {
  name: string;
  text: string;
  values: string[];
}

interface Columns {
  /** A row with its columns in order, each of them null. */
  blank: Record<string, unknown>;
  names: readonly string[];
  readers: readonly ((text: string) => unknown)[];
}

type Texts = readonly (string | null)[];

/** The columns of the statements that a connection has planned, by name. */
const planned = new WeakMap<Connection, Map<string, Columns>>();

/**
 * One execution of a named statement that returns rows, for `client.query`. A connection plans and
 * describes the statement the first time. pg's own `Query` describes it every time, which costs
 * more than the rows themselves.
 */
export class PreparedRun<Row extends object> implements Submittable {
  readonly name: string;
  readonly text: string;
  readonly values: string[];
  readonly rows: Promise<Row[]>;
  readonly #found: Row[] = [];
  readonly #settle = Promise.withResolvers<Row[]>();
  #columns: Columns | undefined;

  constructor({ name, text, values }: Statement) {
    this.name = name;
    this.text = text;
    this.values = values;
    this.rows = this.#settle.promise;
  }

  submit(connection: Connection): void {
    const { name, text } = this;
    this.#columns = planned.get(connection)?.get(name);
    connection.stream.cork();
    if (this.#columns === undefined) {
      connection.parse({ name, text, types: [] }, true);
      connection.describe({ type: 'S', name }, true);
    }
    connection.bind({ statement: name, values: this.values }, true);
    connection.execute(null, true);
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: readonly FieldDef[] }): void {
    const names = fields.map(({ name }) => name);
    const readers = fields.map(({ dataTypeID }) => readerOf(dataTypeID));
    this.#columns = { names, readers, blank: Object.fromEntries(names.map((one) => [one, null])) };
  }

  handleDataRow({ fields }: { fields: Texts }): void {
    if (this.#columns !== undefined) this.#found.push(this.#rowOf(this.#columns, fields));
  }

  handleCommandComplete(): void {}

  handleEmptyQuery(): void {}

  handleError(error: unknown): void {
    this.#settle.reject(error);
  }

  handleReadyForQuery(connection: Connection): void {
    const statements = planned.get(connection) ?? new Map<string, Columns>();
    planned.set(connection, statements);
    if (this.#columns !== undefined) statements.set(this.name, this.#columns);
    this.#settle.resolve(this.#found);
  }

  /** Builds a row from texts, based on the statement's own column types. */
  #rowOf(columns: Columns, texts: Texts): Row;
  #rowOf({ blank, names, readers }: Columns, texts: Texts): object {
    const row = { ...blank };
    for (const [at, name] of names.entries()) {
      const text = texts[at];
      if (typeof text === 'string') row[name] = readers[at]?.(text);
    }
    return row;
  }
}
