import type { MikroORM } from '@mikro-orm/postgresql';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createOrm } from '../database/orm.ts';
import { entities } from '../entities.ts';
import { query } from '../database/query.ts';
import type { Services } from '../services.ts';
import { defineJob } from './job.ts';
import { startJobs, type Jobs } from './queue.ts';

const waitMs = { timeout: 20_000, interval: 20 };
const log = pino({ level: 'silent' });
const done: string[] = [];
let failures = 0;

const greet = defineJob({
  name: 'greet',
  payload: z.object({ who: z.string() }),
  retryDelaySeconds: 1,
  async handle(_services, { who }) {
    done.push(who);
  },
});

const stumble = defineJob({
  name: 'stumble',
  payload: z.object({}),
  retryDelaySeconds: 1,
  async handle() {
    failures += 1;
    if (failures < 2) throw new Error('not yet');
    done.push('got up');
  },
});

const hopeless = defineJob({
  name: 'hopeless',
  payload: z.object({ why: z.string() }),
  retryLimit: 1,
  retryDelaySeconds: 1,
  async handle() {
    throw new Error('never');
  },
});

const ticking = defineJob({
  name: 'ticking',
  payload: z.object({}),
  retryLimit: 0,
  async handle() {
    done.push('failed');
    throw new Error('not this time');
  },
});

let release = (): void => {};
const linger = defineJob({
  name: 'linger',
  payload: z.object({}),
  async handle() {
    done.push('began');
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    done.push('ended');
  },
});

const all = [greet, stumble, hopeless, ticking, linger];

let database: TestDatabase;
let orm: MikroORM;
let running: Jobs[];

beforeEach(async () => {
  done.length = 0;
  failures = 0;
  running = [];
  database = await createTestDatabase();
  orm = await createOrm({ entities, url: database.url });
});

afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()));
  await orm.close();
  await database.drop();
});

async function worker(): Promise<Jobs> {
  const jobs = await startJobs({
    url: database.url,
    log,
    jobs: all,
    work: true,
    pollSeconds: 1,
    superviseSeconds: 1,
  });
  running.push(jobs);
  const services: Services = Object.assign(Object.create(null), { orm, log, jobs });
  await jobs.work(services, []);
  return jobs;
}

test('a job sent in a committed transaction runs', async () => {
  const jobs = await worker();
  await orm.em.fork().transactional(async (em) => {
    await jobs.send(em, greet, { who: 'Ada' });
  });
  await vi.waitFor(() => expect(done).toEqual(['Ada']), waitMs);
});

test('a job sent in a transaction that is rolled back never runs', async () => {
  const jobs = await worker();
  const lost = orm.em.fork().transactional(async (em) => {
    await jobs.send(em, greet, { who: 'nobody' });
    throw new Error('changed my mind');
  });
  await expect(lost).rejects.toThrow('changed my mind');
  await jobs.sendNow(greet, { who: 'somebody' });
  await vi.waitFor(() => expect(done).toEqual(['somebody']), waitMs);
  const rows = await query<object>(orm.em.fork(), `select 1 from pgboss.job where name = 'greet'`);
  expect(rows).toHaveLength(1);
});

test('sending outside a transaction is rejected', async () => {
  const jobs = await worker();
  await expect(jobs.send(orm.em.fork(), greet, { who: 'Ada' })).rejects.toThrow('transaction');
});

test('a job that fails is retried', async () => {
  const jobs = await worker();
  await jobs.sendNow(stumble, {});
  await vi.waitFor(() => expect(done).toEqual(['got up']), waitMs);
  expect(failures).toBe(2);
});

test('two processes share the work and do nothing twice', async () => {
  const [jobs] = await Promise.all([worker(), worker()]);
  const names = Array.from({ length: 100 }, (_, n) => `customer ${n}`);
  await Promise.all(names.map((who) => jobs.sendNow(greet, { who })));
  await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(100), waitMs);
  expect(done.toSorted()).toEqual(names.toSorted());
});

test('only one job with the same key waits', async () => {
  const sender = await startJobs({ url: database.url, log, jobs: all, work: false });
  running.push(sender);
  await sender.sendNow(greet, { who: 'first' }, { singletonKey: 'greeting' });
  await sender.sendNow(greet, { who: 'second' }, { singletonKey: 'greeting' });
  await sender.sendNow(greet, { who: 'third' }, { singletonKey: 'another' });
  await worker();
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['first', 'third']), waitMs);
});

test('a job whose process was killed runs again', async () => {
  const sender = await startJobs({ url: database.url, log, jobs: all, work: false });
  running.push(sender);
  await sender.sendNow(greet, { who: 'Ada' });
  await takeAndDie();
  await worker();
  await vi.waitFor(() => expect(done).toEqual(['Ada']), waitMs);
});

test('a job that is given up is kept with its subject', async () => {
  const jobs = await worker();
  await jobs.sendNow(hopeless, { why: 'a test' });
  await vi.waitFor(async () => {
    const deadJobs = await query<{ data: unknown }>(
      orm.em.fork(),
      `select data from pgboss.job where name = 'dead-letters'`,
    );
    expect(deadJobs).toEqual([{ data: { payload: { why: 'a test' } } }]);
  }, waitMs);
});

test('a scheduled job without retries is not kept when it fails', async () => {
  const jobs = await worker();
  await jobs.sendNow(ticking, {});
  await vi.waitFor(async () => {
    const states = await query(
      orm.em.fork(),
      `select name, state from pgboss.job where name in ('ticking', 'dead-letters')`,
    );
    expect(states).toEqual([{ name: 'ticking', state: 'failed' }]);
  }, waitMs);
  expect(done).toEqual(['failed']);
});

test('stopping waits for the running job', async () => {
  const jobs = await worker();
  await jobs.sendNow(linger, {});
  await vi.waitFor(() => expect(done).toEqual(['began']), waitMs);
  const stopped = jobs.stop().then(() => done.push('stopped'));
  release();
  await stopped;
  expect(done).toEqual(['began', 'ended', 'stopped']);
});

/** Leaves the database in the state in which a killed process leaves it after claiming a job. */
async function takeAndDie(): Promise<void> {
  const dying = new PgBoss({ connectionString: database.url, migrate: false, supervise: false });
  await dying.start();
  await dying.fetch('greet');
  await dying.stop({ graceful: false });
  await query(
    orm.em.fork(),
    `update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`,
  );
}
