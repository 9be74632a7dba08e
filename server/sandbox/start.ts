import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { createClock } from './clock.ts';
import { createFaults } from './faults.ts';
import type { SandboxOptions } from './options.ts';
import { startSmtp } from './smtp/start-smtp.ts';
import { openStore } from './store.ts';
import { runDue } from './stripe/run-due.ts';
import { createWebhookSender } from './webhooks/sender.ts';
import type { World } from './world.ts';

export interface Sandbox {
  port: number;
  smtpPort: number;
  /** The sandbox's URL without a trailing slash. */
  url: string;
  /** Sets the shop's URL, for a shop that starts after the sandbox. */
  deliverTo: (publicUrl: string) => void;
  close: () => Promise<void>;
}

const forTests: SandboxOptions = {
  host: '127.0.0.1',
  port: 0,
  smtpPort: 0,
  database: ':memory:',
  stripeWebhookSecret: 'whsec_sandbox',
  easypostWebhookSecret: 'easypost_sandbox',
  discordSigningSeed: '5a'.repeat(32),
};

/**
 * Starts all providers, on loopback by default. The defaults suit a test: free ports, nothing
 * stored.
 */
export async function startSandbox(input: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const options = { ...forTests, ...input };
  const world = createWorld(options);
  const server = createServer(createApp(world).callback());
  // Clients reuse connections. Closing idle ones early would look like a broken network to them.
  server.keepAliveTimeout = 75_000;
  const port = await listen(server, options);
  options.port = port;
  const smtp = await startSmtp(world, options);
  const timer = setInterval(() => runDue(world), 1000);
  world.webhooks.wake();
  return {
    port,
    smtpPort: smtp.port,
    url: world.baseUrl(),
    deliverTo: (publicUrl) => {
      options.publicUrl = publicUrl;
      world.webhooks.wake();
    },
    close: async () => {
      clearInterval(timer);
      world.faults.release();
      await world.webhooks.close();
      await smtp.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      world.store.close();
    },
  };
}

function createWorld(options: SandboxOptions): World {
  const store = openStore(options.database);
  const world: World = {
    options,
    store,
    clock: createClock(store),
    faults: createFaults(),
    webhooks: { wake: () => {}, forget: () => {}, close: async () => {} },
    baseUrl: () => withoutSlash(options.sandboxUrl) ?? `http://${options.host}:${options.port}`,
    shopUrl: () => withoutSlash(options.publicUrl),
  };
  world.webhooks = createWebhookSender(world);
  return world;
}

function withoutSlash(url: string | undefined): string | null {
  return url ? url.replace(/\/+$/, '') : null;
}

async function listen(
  server: Server,
  { port, host }: Pick<SandboxOptions, 'port' | 'host'>,
): Promise<number> {
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, done);
  });
  return portOf(server.address());
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}
