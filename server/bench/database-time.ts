import type { MikroORM } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';

/** Milliseconds from the first statement of `action` being sent to the last being answered, added up. */
export async function databaseTimer(orm: MikroORM) {
  let spent = 0;
  const watched = new WeakSet<ClientBase>();
  const pool = await orm.driver.getConnection().getNativeClient();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const original = Reflect.get(client, 'query');
    Reflect.set(client, 'query', (...parameters: unknown[]): unknown => {
      const began = performance.now();
      const answer: unknown = Reflect.apply(original, client, parameters);
      if (!(answer instanceof Promise)) return answer;
      return answer.finally(() => {
        spent += performance.now() - began;
      });
    });
  });
  return async (action: () => Promise<unknown>): Promise<number> => {
    spent = 0;
    await action();
    return spent;
  };
}
