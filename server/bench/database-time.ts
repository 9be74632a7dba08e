import { readFileSync } from 'node:fs';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';

/**
 * Milliseconds that the database works from the first statement of `action` to the last, added up: what
 * its processes are given of the CPU, so that it is the same beside other work, and by the clock where
 * the database is on another machine. Each statement is worked on by one process.
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

/** Of a process of this machine, what Linux has given it so far; else what the clock says. */
function workOf(pid: number): number {
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return performance.now();
  }
}
