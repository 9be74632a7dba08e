import type { MikroORM } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';

export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** What is asked of the database while `action` runs, but for what only opens or ends transactions. */
export async function recordStatements(
  orm: MikroORM,
  action: () => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const pool = await orm.driver.getConnection().getNativeClient();
  const recorded = new Map<ClientBase, unknown>();
  const record = (client: ClientBase) => {
    const original: unknown = Reflect.get(client, 'query');
    if (recorded.has(client) || typeof original !== 'function') return;
    recorded.set(client, original);
    Reflect.set(client, 'query', (...parameters: unknown[]): unknown => {
      const [text, values] = parameters;
      const isRead = typeof text === 'string' && /^\s*(select|with)/i.test(text);
      if (isRead) statements.push({ text, values: Array.isArray(values) ? values : [] });
      return Reflect.apply(original, client, parameters);
    });
  };
  pool.on('acquire', record);
  try {
    await action();
    return statements;
  } finally {
    pool.off('acquire', record);
    for (const [client, original] of recorded) Reflect.set(client, 'query', original);
  }
}
