import { readFileSync } from 'node:fs';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';

/**
 * Adds up the milliseconds the database works on the statements of `action`. Uses the CPU time of
 * its processes, so that other load doesn't affect the result, or the clock if the database is on
 * another machine. Parallel workers are off, so one process runs each statement.
 */
export async function databaseTimer(orm: MikroORM) {
  let spent = 0;
  const watched = new WeakSet<ClientBase>();
  const pool = await orm.driver.getConnection().getNativeClient();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const original = Reflect.get(client, 'query');
    const pid = Number(Reflect.get(client, 'processID'));
    void client.query('set max_parallel_workers_per_gather = 0');
    Reflect.set(client, 'query', (...parameters: unknown[]): unknown => {
      const began = workOf(pid);
      const answer: unknown = Reflect.apply(original, client, parameters);
      if (!(answer instanceof Promise)) return answer;
      return answer.finally(() => {
        spent += workOf(pid) - began;
      });
    });
  });
  return async (action: () => Promise<unknown>): Promise<number> => {
    spent = 0;
    await action();
    return spent;
  };
}

/**
 * Returns the CPU time that Linux has given a process on this machine so far; otherwise the clock
 * time.
 */
function workOf(pid: number): number {
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return performance.now();
  }
}
