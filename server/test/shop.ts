import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { pino } from 'pino';
import { startSandbox, type Sandbox } from '../sandbox/start.ts';
import { createApp } from '../src/app.ts';
import { parseConfig } from '../src/config.ts';
import { closeServer } from '../src/http/shutdown.ts';
import { schedules } from '../src/jobs/schedule.ts';
import { makeServices } from '../src/make-services.ts';
import { readinessChecks } from '../src/readiness.ts';
import type { Services } from '../src/services.ts';
import { checkedSnapshot, onReply } from './checked-replies.ts';
import { createTestDatabase } from './database.ts';
import type { ShopUnderTest } from './sign-in.ts';

export interface TestShop extends ShopUnderTest {
  services: Services;
  sandbox: Sandbox;
  /** Tells the sandbox something: `control('/stripe/control/clock', { advanceSeconds: 60 })`. */
  control(path: string, body?: unknown): Promise<unknown>;
  /** What the sandbox has on record: `recorded('/stripe/control/refunds')`. */
  recorded<T = Record<string, unknown>>(path: string): Promise<T[]>;
  close(): Promise<void>;
}

interface Wishes {
  now?: () => Date;
  /** Share the database and the sandbox of another shop: a second process. */
  beside?: TestShop;
  env?: Record<string, string>;
  /** Leads the shop to its database by another address than the tests use. */
  databaseBy?: (url: string) => string;
}

/** The whole shop on free ports: its own database, its own sandbox, every reply checked. */
export async function startShop(wishes: Wishes = {}): Promise<TestShop> {
  const database = wishes.beside ? null : await createTestDatabase();
  const directUrl = wishes.beside?.services.orm.config.get('clientUrl') ?? database?.url ?? '';
  const databaseUrl = wishes.databaseBy?.(directUrl) ?? directUrl;
  const sandbox = wishes.beside?.sandbox ?? (await startSandbox({ retryWaitsMs: [50, 100, 200] }));
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${portOf(server.address())}`;
  const config = parseConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: url,
    SANDBOX_PORT: String(sandbox.port),
    SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
    STRIPE_API_URL: sandbox.url,
    ...wishes.env,
  });
  const log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });
  const running = await makeServices({
    config,
    databaseUrl,
    log,
    work: true,
    ...(wishes.now && { now: wishes.now }),
  });
  const { services } = running;
  await services.jobs.work(services, schedules);
  const snapshot = checkedSnapshot(services.snapshot);
  const app = createApp({
    services: { ...services, snapshot },
    readiness: readinessChecks(services),
    onReply,
  });
  server.on('request', app.callback());
  if (!wishes.beside) sandbox.deliverTo(url);

  async function ask(path: string, init?: RequestInit): Promise<Response> {
    const reply = await fetch(sandbox.url + path, init);
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return reply;
  }
  return {
    url,
    services,
    sandbox,
    config,
    orm: services.orm,
    now: services.now,
    async control(path, body = {}) {
      const reply = await ask(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text = await reply.text();
      return text === '' ? undefined : JSON.parse(text);
    },
    async recorded(path) {
      return JSON.parse(await (await ask(path)).text());
    },
    async close() {
      await closeServer(server, 500);
      await running.close();
      if (wishes.beside) return;
      await sandbox.close();
      await database?.drop();
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}
