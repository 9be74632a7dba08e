import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../sdk/test/free-port.ts';
import { childEnvironment } from '../test/child-environment.ts';
import { eventually } from '../test/eventually.ts';

const root = path.join(import.meta.dirname, '..', '..');
const TIMEOUT_MS = 300_000;

let folder: string;
let settings: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spindle-test-'));
  const [port, sandboxPort, smtpPort] = await Promise.all([freePort(), freePort(), freePort()]);
  settings = {
    HOME: folder,
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    DRAIN_SECONDS: '1',
    npm_config_update_notifier: 'false',
  };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * Runs `npm start` as a terminal does: in its own process group, which receives signals as a whole.
 */
function start() {
  const child = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: { ...childEnvironment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output.text += text.toString()));
  }
  const ended = once(child, 'close');
  return {
    output,
    async until(isSo: () => boolean | Promise<boolean>): Promise<void> {
      await eventually(async () => {
        if (await isSo()) return;
        throw new Error(`It is not so yet: ${output.text}`);
      }, TIMEOUT_MS);
    },
    /** Sends a signal to the whole group, as a terminal does. */
    signal: (name: NodeJS.Signals) => void process.kill(-(child.pid ?? 0), name),
    ended,
  };
}

/** Finds all processes that were started from this checkout. */
function running(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
        return `${command} ${environment}`.includes(folder) ? [command] : [];
      } catch {
        return [];
      }
    });
}

/**
 * Sends requests one after the other. Each sender stops when the server closes its connection.
 * @returns when every first request is served, and which requests were lost
 */
function customers() {
  const agent = new Agent({ keepAlive: true });
  const url = `http://127.0.0.1:${settings['PORT']}`;
  const ask = (at: string): Promise<boolean> =>
    new Promise((resolve, reject) => {
      request(url + at, { agent }, (reply) => {
        reply
          .once('error', reject)
          .once('end', () => resolve(reply.headers.connection !== 'close'));
        reply.resume();
      })
        .once('error', reject)
        .end();
    });
  const paths = ['/', '/api/catalog', '/healthz', '/api/search?q=spindle'];
  const served = [...paths, ...paths].map((at) => ({ at, first: ask(at) }));
  const lost = served.map(async ({ at, first }) => {
    try {
      for (let open = await first; open; open = await ask(at));
      return [];
    } catch (error) {
      return [`${at}: ${String(error)}`];
    }
  });
  return {
    served: Promise.all(served.map(({ first }) => first)),
    lost: Promise.all(lost)
      .then((all) => all.flat())
      .finally(() => agent.destroy()),
  };
}

const isOpen = ({ output }: ReturnType<typeof start>) => output.text.includes('code now:');

it.skipIf(process.platform !== 'linux')(
  'npm start leaves no process behind after a signal, whatever it was doing',
  async () => {
    const preparing = start();
    await preparing.until(() => preparing.output.text.includes('Preparing a new database'));
    preparing.signal('SIGINT');
    await preparing.ended;
    expect(running()).toEqual([]);

    const launching = start();
    await launching.until(() => existsSync(`${settings['DATA_DIR']}/postgres/postmaster.pid`));
    launching.signal('SIGTERM');
    await launching.ended;
    expect(running()).toEqual([]);
    expect(preparing.output.text + launching.output.text).not.toMatch(/couldn.t start/);

    const open = start();
    await open.until(() => isOpen(open));
    const load = customers();
    await load.served;
    open.signal('SIGTERM');
    await open.ended;
    expect(running()).toEqual([]);
    expect(await load.lost).toEqual([]);

    const again = start();
    await again.until(() => isOpen(again));
    again.signal('SIGINT');
    again.signal('SIGINT');
    await again.ended;
    expect(running()).toEqual([]);
  },
  2 * TIMEOUT_MS,
);
