import { freePort } from '../../sdk/test/free-port.ts';
import { Book } from '../load/book.ts';
import { makePeople } from '../load/people.ts';
import { timedClient } from '../load/timed-client.ts';
import { httpClient, type HttpClient } from '../test/http-client.ts';
import { sandboxCalls } from '../test/sandbox-calls.ts';
import type { Figure } from './figure.ts';
import { memoryOf, startProgram } from './processes.ts';
import type { Stage } from './stage.ts';

const calls = 100_000;
const people = 20;
const maxMegabytes = 256;
/** How much a process may grow during the second half of the calls: measuring noise, not a leak. */
const flatMegabytes = 10;

/**
 * Measures a deployed web process with a worker beside it, after it has rendered all pages and
 * answered many calls: what customers, pickers and staff do, in the proportions of a working day.
 */
export async function measureMemory(stage: Stage): Promise<Figure[]> {
  const web = await startProgram('../src/main.ts', `${stage.shopUrl}/readyz`, {
    env: { ...stage.settings, PARTS: 'web' },
  });
  const worker = await startWorker(stage).catch(async (error: unknown) => {
    await web.stop();
    throw error;
  });
  try {
    const pages = await renderAll(httpClient(stage.shopUrl));
    const { half, end } = await keepBusy(stage, () => memoryOf(web));
    return [
      {
        label: `a web process's memory after ${pages} pages and ${calls} calls`,
        value: `${end.toFixed(0)} MB`,
        floor: '',
        bar: `≤ ${maxMegabytes} MB`,
        missed: end > maxMegabytes,
      },
      {
        label: '– grown in their second half',
        value: `${(end - half).toFixed(0)} MB`,
        floor: '',
        bar: `≤ ${flatMegabytes} MB`,
        missed: end - half > flatMegabytes,
      },
    ];
  } finally {
    await worker.stop();
    await web.stop();
  }
}

async function startWorker({ settings }: Stage) {
  const port = String(await freePort());
  return startProgram('../src/main.ts', `http://127.0.0.1:${port}/readyz`, {
    env: { ...settings, PARTS: 'worker', METRICS_PORT: port },
  });
}

/** @returns the number of pages */
async function renderAll(visitor: HttpClient): Promise<number> {
  let rendered = 0;
  for (const part of await listed(visitor, '/sitemap.xml')) {
    for (const page of await listed(visitor, part)) {
      const { status } = await visitor.get(page);
      if (status !== 200) throw new Error(`${page}: ${status}`);
      rendered += 1;
    }
  }
  return rendered;
}

async function listed(visitor: HttpClient, path: string): Promise<string[]> {
  const { text } = await visitor.get(path);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Runs until the calls are answered. @throws Error if a call failed */
async function keepBusy(stage: Stage, megabytes: () => number) {
  const book = new Book();
  const scene = { items: stage.items, sandbox: sandboxCalls(stage.sandbox) };
  const until = async (max: number, crowd: Awaited<ReturnType<typeof makePeople>>) => {
    await Promise.all(
      crowd.map(async ({ client, journey }) => {
        const http = timedClient(httpClient(stage.shopUrl, client.cookies), book);
        while (book.calls < max) await journey({ ...http, account: client.account }, scene);
      }),
    );
  };
  const crowd = await makePeople(stage.place, people);
  await until(calls / 2, crowd);
  const half = megabytes();
  await until(calls, crowd);
  const end = megabytes();
  if (book.failed > 0) throw new Error(book.failures.join('\n'));
  return { half, end };
}
