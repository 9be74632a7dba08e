import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../../../sdk/test/free-port.ts';
import { childEnvironment } from '../child-environment.ts';
import { eventually } from '../eventually.ts';

interface Program {
  /** The release's folder. */
  folder: string;
  /** Path in its server. */
  file: string;
  settings: Record<string, string>;
  /** URL that responds with 200 when the program is ready. */
  ready: string;
}

const READY_WITHIN_MS = 90_000;

/** Starts a program of another release. When it is ready, returns a function that stops it. */
async function start({ folder, file, settings, ready }: Program): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [file], {
    cwd: path.join(folder, 'server'),
    env: { ...childEnvironment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output += text.toString()));
  }
  const ended = once(child, 'exit');
  const early = ended.then(() => {
    throw new Error(`${file} of the release before ended:\n${output}`);
  });
  early.catch(() => {});
  const end = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const answers = eventually(async () => {
    const reply = await fetch(ready);
    if (!reply.ok) throw new Error(`${await reply.text()}\n${output}`);
  }, READY_WITHIN_MS);
  try {
    await Promise.race([early, answers]);
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

/** Starts that release's worker, and its API without the front ends. */
export async function startRelease(
  folder: string,
  url: string,
  settings: Record<string, string>,
): Promise<() => Promise<void>> {
  const metricsPort = await freePort();
  const endWorker = await start({
    folder,
    file: 'src/main.ts',
    settings: { ...settings, PARTS: 'worker', METRICS_PORT: String(metricsPort) },
    ready: `http://127.0.0.1:${metricsPort}/readyz`,
  });
  try {
    const endWeb = await start({
      folder,
      file: 'test/headless-shop.ts',
      settings,
      ready: `${url}/healthz`,
    });
    return async () => {
      await endWeb();
      await endWorker();
    };
  } catch (error) {
    await endWorker();
    throw error;
  }
}
