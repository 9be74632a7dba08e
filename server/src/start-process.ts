import { collectGarbage } from './collect-garbage.ts';
import { readConfig } from './config.ts';
import { createOrm } from './database/orm.ts';
import { canAlter, prepareDatabase } from './database/prepare-database.ts';
import { rejectDemoAccounts } from './identity/demo-accounts/reject-demo-accounts.ts';
import { makeLogger } from './http/logger.ts';
import { stopOnSignal } from './http/shutdown.ts';
import { runServer } from './run-server.ts';

/** Starts one process of the shop. `PARTS` determines which part of the work it does. */
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
      const { migrationUrl } = config.database;
      for (const name of await prepareDatabase({ url: databaseUrl, migrationUrl })) {
        log.info({ migration: name }, 'migrated');
      }
      const orm = await createOrm({ url: databaseUrl, entities: [] });
      try {
        if (!config.demoAllowed) {
          await rejectDemoAccounts(orm);
          if (await canAlter(orm)) log.warn(servedByOwner);
        }
      } finally {
        await orm.close();
      }
    },
  });
  stopOnSignal(server.stop, () => config.stopping.stopMs);
  await server.opened;
  collectGarbage();
}

const servedByOwner =
  'DATABASE_URL uses a role that can alter tables and the audit log. Give the serving process its own role';
