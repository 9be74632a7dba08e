import pg from 'pg';
import type { Logger } from 'pino';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';

const channel = 'catalog_changed';
const RECONNECT_MS = 1000;

/** Either an edit, or a notice that everything read earlier is stale. */
type Announcement = 'changed' | 'expired';

/** Notifies every process once the transaction of `em` commits. For edits only, never for sales. */
export async function announceChange(
  em: EntityManager,
  announcement: Announcement = 'changed',
): Promise<void> {
  await query(em, 'select pg_notify($1, $2)', [channel, announcement]);
}

/**
 * Listens for changes on its own connection. Also calls back each time it connects or reconnects,
 * because announcements made in between were missed.
 */
export function listenForChanges(options: {
  url: string;
  changed: () => void;
  expired: () => void;
  log: Logger;
}): { stop: () => Promise<void> } {
  let stopped = false;
  let hearing = true;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  function connect(): void {
    const fresh = new pg.Client({
      connectionString: options.url,
      application_name: 'spindle catalogue',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    client = fresh;
    const lose = (cause: unknown) => {
      if (stopped || client !== fresh) return;
      client = undefined;
      // Log only once per outage.
      if (hearing) options.log.warn({ err: cause }, "catalog changes aren't being received");
      hearing = false;
      timer = setTimeout(connect, RECONNECT_MS);
      timer.unref();
      void close(fresh);
    };
    fresh.on('error', lose);
    fresh.on('end', () => lose(new Error('The connection ended.')));
    fresh.on('notification', ({ payload }) => notify(payload));
    fresh
      .connect()
      .then(() => fresh.query(`listen ${channel}`))
      .then(() => {
        notify(hearing ? 'changed' : 'expired');
        hearing = true;
      }, lose);
  }

  async function close(lost: pg.Client): Promise<void> {
    await lost.end().catch((error: unknown) => {
      options.log.warn({ err: error }, "a connection couldn't be closed");
    });
  }

  function notify(announcement: string | undefined): void {
    if (announcement === 'expired') options.expired();
    else options.changed();
  }

  connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      if (client) await close(client);
    },
  };
}
