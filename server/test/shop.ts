import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino, type Logger } from 'pino';
import { startSandbox, type Sandbox } from '../sandbox/start.ts';
import { createApp } from '../src/app.ts';
import { parseConfig } from '../src/config.ts';
import { uncounted } from '../src/database/count-statements.ts';
import { closeServer } from '../src/http/shutdown.ts';
import { makeServices } from '../src/make-services.ts';
import { readinessChecks } from '../src/readiness.ts';
import { serveRedirects } from '../src/redirects/serve-redirects.ts';
import { serveBrandFiles } from '../src/settings/serve-brand-files.ts';
import type { Services } from '../src/services.ts';
import { checkedSnapshot, onReply } from './checked-replies.ts';
import { createTestDatabase } from './database.ts';
import { sandboxCalls, type SandboxCalls } from './sandbox-calls.ts';
import { sandboxSettings } from './sandbox-settings.ts';
import type { ShopUnderTest } from './sign-in.ts';

export interface TestShop extends ShopUnderTest, SandboxCalls {
  services: Services;
  sandbox: Sandbox;
  close(): Promise<void>;
}

interface ShopOptions {
  now?: () => Date;
  /** Uses the database and the sandbox of another shop, like a second process. */
  beside?: TestShop;
  env?: Record<string, string>;
  /** Receives the log, which is dropped by default. */
  log?: Logger;
  /** Returns another database URL for the shop than the tests use. */
  databaseBy?: (url: string) => string | Promise<string>;
}

/**
 * Starts the whole shop on free ports, with its own database and sandbox. Every response is
 * checked.
 */
export async function startShop(options: ShopOptions = {}): Promise<TestShop> {
  const database = options.beside ? null : await createTestDatabase();
  const directUrl = options.beside?.services.orm.config.get('clientUrl') ?? database?.url ?? '';
  const databaseUrl = (await options.databaseBy?.(directUrl)) ?? directUrl;
  const sandbox = options.beside?.sandbox ?? (await startSandbox({ retryWaitsMs: [50, 100, 200] }));
  // Tests block the thread they share with the server, which must not close their idle connections
  // in the meantime.
  const server = createServer({ keepAliveTimeout: 120_000 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${portOf(server.address())}`;
  // Not shared, so that tests don't see each other's files.
  const dataDir =
    options.beside?.config.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'spindle-shop-')));
  const config = parseConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    ...sandboxSettings(sandbox),
    ...options.env,
  });
  const log = options.log ?? pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });
  // Excludes the shop's background work, whenever it runs, because tests count the statements of
  // calls.
  const running = await uncounted(() =>
    makeServices({
      config,
      databaseUrl,
      log,
      work: true,
      ...(options.now && { now: options.now }),
    }),
  );
  const { services } = running;
  // Scheduled jobs don't run: a check at a random time would make changes that tests don't expect.
  await uncounted(() => services.jobs.work(services, []));
  const snapshot = checkedSnapshot(services.snapshot);
  const app = createApp({
    services: { ...services, snapshot },
    readiness: readinessChecks(services),
    pages: [serveBrandFiles(services), serveRedirects(services)],
    onReply,
  });
  server.on('request', app);
  if (!options.beside) sandbox.deliverTo(url);

  return {
    url,
    services,
    sandbox,
    config,
    orm: services.orm,
    now: services.now,
    ...sandboxCalls(sandbox),
    async close() {
      await closeServer(server, 500);
      await running.close();
      if (options.beside) return;
      await sandbox.close();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}
