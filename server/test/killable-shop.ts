import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pino } from 'pino';
import type { z } from 'zod';
import { startSandbox } from '../sandbox/start.ts';
import { parseConfig } from '../src/config.ts';
import { createOrm } from '../src/database/orm.ts';
import { entities } from '../src/entities.ts';
import type { Job } from '../src/jobs/job.ts';
import { startJobs } from '../src/jobs/queue.ts';
import { childEnvironment, childFlags } from './child-environment.ts';
import { createTestDatabase } from './database.ts';
import { freePort } from '../../sdk/test/free-port.ts';
import { sandboxCalls, type SandboxCalls } from './sandbox-calls.ts';
import { sandboxSettings } from './sandbox-settings.ts';
import { releaseWork } from './release-work.ts';
import type { ShopUnderTest } from './sign-in.ts';

export interface KillableShop extends ShopUnderTest, SandboxCalls {
  start(): Promise<void>;
  /** Sends SIGKILL: no warning, nothing can be finished. */
  kill(): Promise<void>;
  /**
   * Gives the killed process's work to the others, which they take over on their own after half a
   * minute.
   */
  giveItsWorkAway(): Promise<void>;
  /** Sends a job now that otherwise waits for its minute. */
  send<P extends z.ZodType>(job: Job<P>, payload: z.input<P>): Promise<void>;
  close(): Promise<void>;
}

const program = path.join(import.meta.dirname, 'headless-shop.ts');

/**
 * Prepares a shop in a separate process, which the database and payment provider outlive. Doesn't
 * start it.
 */
export async function makeKillableShop(): Promise<KillableShop> {
  const database = await createTestDatabase();
  const retryWaitsMs = Array.from({ length: 200 }, () => 500);
  const sandbox = await startSandbox({ retryWaitsMs });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: database.url,
    ...sandboxSettings(sandbox),
  };
  const orm = await createOrm({ entities, url: database.url });
  let child: ChildProcess | null = null;
  sandbox.deliverTo(url);

  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  return {
    url,
    orm,
    config: parseConfig(settings),
    now: () => new Date(),
    ...sandboxCalls(sandbox),
    kill,
    giveItsWorkAway: () => releaseWork(orm.em.fork(), database.url),
    async send(job, payload) {
      const log = pino({ level: 'silent' });
      const jobs = await startJobs({ url: database.url, log, jobs: [job], work: false });
      await jobs.sendNow(job, payload);
      await jobs.stop();
    },
    async start() {
      const env = { ...childEnvironment, ...settings };
      const started = spawn(process.execPath, [...childFlags, program], {
        env,
        stdio: ['ignore', 'pipe', 2],
      });
      child = started;
      const ended = once(started, 'exit').then(([code]) => {
        throw new Error(`the shop ended with ${String(code)} before it was ready`);
      });
      ended.catch(() => {});
      await Promise.race([ended, new Promise((ready) => started.stdout?.once('data', ready))]);
    },
    async close() {
      await kill();
      await orm.close();
      await sandbox.close();
      await database.drop();
    },
  };
}
