import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseConfig, type Config } from '../src/config.ts';
import { childEnvironment, childFlags } from './child-environment.ts';
import { eventually } from './eventually.ts';
import { freePort } from '../../sdk/test/free-port.ts';

/**
 * Takes seconds on an idle machine, half a minute on one that does other work besides the tests.
 */
const READY_WITHIN_MS = 90_000;
const serverFolder = path.join(import.meta.dirname, '..');

export interface ShopProcess {
  /** Its URL, if it serves requests. */
  url: string;
  config: Config;
  /** Its exit code once it has ended, or null if a signal ended it. */
  ended: Promise<number | null>;
  signal(name: NodeJS.Signals): void;
  /** Kills it in any state. */
  kill(): Promise<void>;
}

interface ProcessOptions {
  databaseUrl: string;
  parts: 'both' | 'web' | 'worker';
  env?: Record<string, string>;
  /** The state to wait for. Defaults to ready. */
  until?: 'alive';
}

/**
 * Starts a process of the shop as in production, with an existing database. Resolves when it is
 * ready for customers, or immediately for a worker. The front ends have to be built.
 */
export async function startShopProcess({
  databaseUrl,
  parts,
  env,
  until,
}: ProcessOptions): Promise<ShopProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl,
    PARTS: parts,
    ...env,
  };
  const child = spawn(process.execPath, [...childFlags, 'src/main.ts'], {
    cwd: serverFolder,
    env: { ...childEnvironment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  const early = ended.then((code) => {
    throw new Error(`the process ended with ${code}:\n${output}`);
  });
  early.catch(() => {});
  const probe = until === 'alive' ? '/healthz' : '/readyz';
  if (parts !== 'worker')
    await Promise.race([early, eventually(() => requireOk(url + probe), READY_WITHIN_MS)]);
  return {
    url,
    config: parseConfig(settings),
    ended,
    signal: (name) => void child.kill(name),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function requireOk(url: string): Promise<void> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(await reply.text());
}
