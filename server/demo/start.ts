import { setImmediate } from 'node:timers/promises';
import { company } from '@spindle/sdk/demo/company';
import { parseConfig } from '../src/config.ts';
import { savedKeys } from '../src/config/saved-keys.ts';
import { sandboxSecrets } from '../src/config/sandbox-secrets.ts';
import { requireVersion } from '../src/database/require-version.ts';
import { migrate } from '../src/database/migrate.ts';
import { createOrm } from '../src/database/orm.ts';
import { entities, subscribers } from '../src/entities.ts';
import { waitForDatabase } from '../src/database/wait-for-database.ts';
import { startPostgres } from '../src/database/embedded/start-postgres.ts';
import { makeLogger } from '../src/http/logger.ts';
import { stopOnSignal, type ShutdownOptions } from '../src/http/shutdown.ts';
import { runServer } from '../src/run-server.ts';
import { buildFrontEnds } from './start/build-front-ends.ts';
import { requireDemo } from './start/require-demo.ts';
import { requireDemoDatabase } from './start/require-demo-database.ts';
import { requireFreePorts } from './start/free-ports.ts';
import { startSandboxProcess } from './start/sandbox-process.ts';
import { watchServer } from './start/watch-server.ts';
import { welcome } from './start/welcome.ts';
import { seedShop } from './seed/seed-shop.ts';

const watch = process.argv.includes('--watch');
const dataDir = process.env['DATA_DIR'] ?? '.data';

/** Time for the database and the sandbox to stop after the shop itself. */
let deadlineMs = 10_000;
/** Aborts when this process is asked to stop, whatever it is doing. */
const leaving = new AbortController();
const stops: ((how: ShutdownOptions) => Promise<void>)[] = [];
async function stop(how: ShutdownOptions): Promise<void> {
  leaving.abort();
  for (const each of stops.splice(0).toReversed()) await each(how);
}
stopOnSignal(stop, () => deadlineMs);

try {
  requireDemo(process.env);
  const environment = {
    LOG_LEVEL: 'warn',
    ...savedKeys(dataDir),
    COMPANY_ADDRESS: company.address,
    COMPANY_EMAIL: company.email,
    COMPANY_PHONE: company.phone,
    CUSTOMS_SIGNER: company.customsSigner,
    WEBHOOKS_LOCAL: '1',
    ...process.env,
    ...(watch && { WATCH: '1' }),
  };
  const config = parseConfig(environment);
  const log = makeLogger(config.logLevel);
  deadlineMs += config.stopping.stopMs;
  await requireFreePorts(config);
  if (config.database.url !== undefined) await requireDemoDatabase(config.database.url);
  // Both are awaited further down. A failure must not end the process before it is reported.
  const built = buildFrontEnds({ storefront: !config.watch, say });
  built.catch(() => undefined);

  const sandbox = config.sandbox.needed
    ? startSandboxProcess({ config, secrets: sandboxSecrets(config.sessionKeys[0]), say })
    : undefined;
  sandbox?.catch(() => undefined);

  say('Starting the database …');
  let databaseUrl = config.database.url;
  if (databaseUrl === undefined) {
    const starting = startPostgres({
      dataDir: config.dataDir,
      backupDir: config.backupDir,
      attachedToo: true,
      log: say,
    });
    stops.push(async () => (await starting.catch(() => undefined))?.stop());
    databaseUrl = (await starting).url;
    leaving.signal.throwIfAborted();
    await requireDemoDatabase(databaseUrl);
  }
  const orm = await createOrm({
    entities,
    subscribers,
    url: databaseUrl,
    statementTimeoutMs: 0,
    // No request depends on this yet, so a busy machine may take its time.
    connectMs: 60_000,
  });
  await requireVersion(orm);
  await waitForDatabase(() => migrate(orm), { log, leaving: leaving.signal });

  if (sandbox) stops.push(await sandbox);
  await seedShop({ orm, config, say });
  await orm.close();
  await built;
  leaving.signal.throwIfAborted();

  const server = config.watch
    ? await watchServer({ ...environment, DATABASE_URL: databaseUrl, DRAIN_SECONDS: '0' })
    : runServer({ config, databaseUrl, log });
  stops.push((how) => server.stop(how));
  await server.opened;
  console.log(await welcome(config));
} catch (error) {
  // A child that the same signal stopped can fail before this process handles the signal.
  await setImmediate();
  if (!leaving.signal.aborted) {
    console.error(`\nThe shop couldn't start: ${error instanceof Error ? error.message : error}\n`);
    await stop({ immediately: true });
    process.exit(1);
  }
}

function say(what: string): void {
  console.log(what);
}
