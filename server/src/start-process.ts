import { readConfig } from './config.ts';
import { createOrm } from './database/orm.ts';
import { migrate } from './database/migrate.ts';
import { refuseDemoAccounts } from './identity/demo-accounts/refuse-demo-accounts.ts';
import { makeLogger } from './http/logger.ts';
import { stopOnSignal } from './http/shutdown.ts';
import { runServer } from './run-server.ts';

/** One process of the shop; PARTS says which part of the work is its. */
export async function startProcess(): Promise<void> {
  const config = readConfig();
  const log = makeLogger(config.logLevel);
  const databaseUrl = config.database.url;
  if (databaseUrl === undefined) throw new Error('DATABASE_URL must be set.');

  const server = runServer({
    config,
    databaseUrl,
    log,
    async prepare() {
      const orm = await createOrm({ url: databaseUrl, entities: [] });
      try {
        for (const name of await migrate(orm)) log.info({ migration: name }, 'migrated');
        if (!config.demoAllowed) await refuseDemoAccounts(orm);
      } finally {
        await orm.close();
      }
    },
  });
  stopOnSignal(server.stop, () => config.stopping.stopMs);
  await server.opened;
}
