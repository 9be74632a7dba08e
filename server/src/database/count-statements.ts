import { AsyncLocalStorage } from 'node:async_hooks';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';

const control = /^\s*(begin|commit|rollback|savepoint|release|set transaction)/i;
/** Marks statements that a process runs in the background, independent of any call. */
const background = /^\s*\/\* background \*\//;
const asBackground = new AsyncLocalStorage<true>();
const watched = new WeakMap<ClientBase, Set<string[]>>();
const listening = new WeakMap<MikroORM, Set<string[]>>();

/**
 * Counts the SQL statements of this ORM's primary pool while `action` runs, from any caller.
 * Excludes statements that only open or close transactions, those marked `/* background *\/`, and
 * those of uncounted work.
 */
export async function countStatements<T>(
  orm: MikroORM,
  action: () => Promise<T>,
): Promise<{ result: T; statements: string[] }> {
  const recorders = await recordersOf(orm);
  const statements: string[] = [];
  recorders.add(statements);
  try {
    return { result: await action(), statements };
  } finally {
    recorders.delete(statements);
  }
}

/**
 * Runs `start` so that nothing it starts is ever counted, however long it runs. Use this for
 * workers and schedules.
 */
export function uncounted<T>(start: () => T): T {
  return asBackground.run(true, start);
}

async function recordersOf(orm: MikroORM): Promise<Set<string[]>> {
  const known = listening.get(orm);
  if (known !== undefined) return known;
  const recorders = new Set<string[]>();
  listening.set(orm, recorders);
  const pool = await orm.driver.getConnection().getNativeClient();
  pool.on('acquire', (client) => watch(client, recorders));
  return recorders;
}

function watch(client: ClientBase, recorders: Set<string[]>): void {
  if (watched.has(client)) return;
  watched.set(client, recorders);
  const original = Reflect.get(client, 'query');
  Reflect.set(client, 'query', (...parameters: unknown[]) => {
    const text = statementText(parameters[0]);
    if (!asBackground.getStore() && !control.test(text) && !background.test(text)) {
      for (const recorder of recorders) recorder.push(text);
    }
    return Reflect.apply(original, client, parameters);
  });
}

function statementText(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return '';
  return typeof statement.text === 'string' ? statement.text : '';
}
