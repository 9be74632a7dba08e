import type { PoolClient } from 'pg';

/**
 * Gives a connection that breaks back to its pool, whoever holds it. Kysely releases the connection of
 * a transaction only after its rollback, which fails on a broken one: each would fill a place of the
 * pool for good, and closing the pool would wait for it for ever.
 */
export function reclaimBroken(client: PoolClient): PoolClient {
  const release = client.release.bind(client);
  let isReleased = false;
  const releaseOnce = (error?: Error | boolean) => {
    if (isReleased) return;
    isReleased = true;
    client.off('end', breaks);
    release(error);
  };
  const breaks = () => releaseOnce(true);
  client.once('end', breaks);
  client.release = releaseOnce;
  return client;
}
