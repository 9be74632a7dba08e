import type { MikroORM } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';

export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Statements that read or write rows. */
const planned = /^\s*(\/\*.*?\*\/\s*)?(select|with|insert|update|delete)\b/i;

/** Records the SQL statements while `action` runs. */
export async function recordStatements(
  orm: MikroORM,
  action: () => Promise<unknown>,
): Promise<Statement[]> {
  const recording = await startRecording(orm);
  try {
    await action();
  } finally {
    recording.stop();
  }
  return recording.statements;
}

/** Records all SQL statements of this ORM, from any caller, until it is stopped. */
export async function startRecording(orm: MikroORM) {
  const statements: Statement[] = [];
  const pool = await orm.driver.getConnection().getNativeClient();
  const recorded = new Map<ClientBase, unknown>();
  const record = (client: ClientBase) => {
    const original: unknown = Reflect.get(client, 'query');
    if (recorded.has(client) || typeof original !== 'function') return;
    recorded.set(client, original);
    Reflect.set(client, 'query', (...parameters: unknown[]): unknown => {
      const statement = statementOf(parameters);
      if (statement !== undefined && planned.test(statement.text)) statements.push(statement);
      return Reflect.apply(original, client, parameters);
    });
  };
  pool.on('acquire', record);
  return {
    statements,
    stop() {
      pool.off('acquire', record);
      for (const [client, original] of recorded) Reflect.set(client, 'query', original);
    },
  };
}

/** Parses the arguments of node-postgres: text and values, or an object with both. */
function statementOf([first, second]: unknown[]): Statement | undefined {
  if (typeof first === 'string') return { text: first, values: listOf(second) };
  if (typeof first !== 'object' || first === null) return undefined;
  const text: unknown = Reflect.get(first, 'text');
  return typeof text === 'string'
    ? { text, values: listOf(Reflect.get(first, 'values')) }
    : undefined;
}

const listOf = (values: unknown): readonly unknown[] => (Array.isArray(values) ? values : []);
