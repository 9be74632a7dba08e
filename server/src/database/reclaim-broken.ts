import type { PoolClient } from 'pg';

/**
 * Returns a connection that breaks to its pool, even while it is in use. Kysely releases a
 * transaction's connection only after its rollback, which fails on a broken connection. Each broken
 * connection would take up a slot in the pool forever, and closing the pool would never finish.
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
