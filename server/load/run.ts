import { availableParallelism, cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startDeployment, type Deployment } from '../deploy/local/start-deployment.ts';
import { httpClient } from '../test/http-client.ts';
import { Book } from './book.ts';
import { watchMemory, type MemoryOf } from './memory.ts';
import { makePeople } from './people.ts';
import { stock } from './scene.ts';
import { timedClient } from './timed-client.ts';

/**
 * `npm run load`: customers, pickers and staff use the deployed shop, each as fast as they get
 * responses. `--minutes=60` sets the duration. `--rolling` replaces the web processes one after the
 * other, repeatedly, until 100,000 requests were sent (`--requests`).
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    people: { type: 'string', default: '40' },
    rolling: { type: 'boolean', default: false },
    requests: { type: 'string', default: '100000' },
  },
});
const [minutes, people, requests] = [values.minutes, values.people, values.requests].map(Number);
if (!(minutes && people && requests))
  throw new Error('--minutes, --people, --requests take numbers.');

const deployment = await startDeployment({ quick: true });
try {
  await load(deployment, { minutes, people, requests });
} finally {
  await deployment.stop();
}

interface Size {
  minutes: number;
  people: number;
  requests: number;
}

async function load(at: Deployment, size: Size): Promise<void> {
  const shop = await stock(at, 1_000_000);
  const book = new Book();
  const giveUp: string[] = [];
  const ended = new AbortController();
  const crowd = (await makePeople(shop, size.people)).map(async ({ client, journey }) => {
    const http = timedClient(httpClient(shop.url, client.cookies), book);
    while (!ended.signal.aborted) {
      await journey({ ...http, account: client.account }, shop).catch((error: unknown) => {
        if (giveUp.length < 20) giveUp.push(String(error));
      });
    }
  });
  const memory = watchMemory([...at.webs, at.worker, at.sandbox]);
  const began = performance.now();
  let restarts = 0;
  if (values.rolling) {
    while (book.calls < size.requests) {
      await at.rollingRestart();
      restarts += at.webs.length;
    }
  } else await pause(size.minutes * 60_000);
  ended.abort();
  await Promise.all(crowd);
  const seconds = (performance.now() - began) / 1_000;
  print(book, { seconds, restarts, memory: memory(), people: crowd.length });
  for (const line of [...book.failures, ...giveUp]) console.log(`  ${line}`);
  await shop.close();
  if (book.failed > 0) process.exitCode = 1;
}

interface Run {
  seconds: number;
  restarts: number;
  people: number;
  memory: MemoryOf[];
}

function print(book: Book, { seconds, restarts, people: crowd, memory }: Run): void {
  const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}`;
  console.log(`${crowd} people for ${seconds.toFixed(0)} s on ${machine}`);
  const rate = (book.calls / seconds).toFixed(0);
  console.log(`${book.calls} requests, ${rate}/s, ${book.failed} failed, ${restarts} restarts`);
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  console.table(
    book.rows().map(({ what, calls, failed, p50, p95, p99 }) => ({
      what,
      calls,
      failed,
      p50: ms(p50),
      p95: ms(p95),
      p99: ms(p99),
    })),
  );
  const mb = (value: number) => `${value.toFixed(0)} MB`;
  console.table(
    memory.map(({ name, firstMb, lastMb, mostMb, mbPerHour }) => ({
      process: name,
      first: mb(firstMb),
      last: mb(lastMb),
      most: mb(mostMb),
      slope: `${mb(mbPerHour)}/h`,
    })),
  );
}
