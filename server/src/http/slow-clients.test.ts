import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import Koa from 'koa';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { httpClient } from '../../test/http-client.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { createBodyBudget } from './body-budget.ts';
import { answerErrors, logCutOff } from './errors.ts';
import { limitConnections } from './limit-connections.ts';
import { readRawBody } from './read-raw-body.ts';
import { closeServer } from './shutdown.ts';

const MEGABYTE = 1024 * 1024;
const WEBHOOK = '/api/stripe/webhook';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function open(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Sends all but the last byte of a body of this length. */
async function holdBack(url: string, { path, length }: { path: string; length: number }) {
  const socket = await open(url);
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
  socket.write(head + 'x'.repeat(length - 1));
  return { socket, answered: once(socket, 'data').then(([data]) => String(data)) };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

describe('bodies that never end', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  it('are limited in total, and the oldest make room for others', async () => {
    const held = await Promise.all(
      Array.from({ length: 100 }, () => holdBack(shop.url, { path: WEBHOOK, length: MEGABYTE })),
    );
    let cutOff = 0;
    for (const { answered } of held) {
      void answered.then(
        (reply) => (cutOff += Number(reply.startsWith('HTTP/1.1 408 '))),
        () => {},
      );
    }
    await expect.poll(() => cutOff, { timeout: 20_000 }).toBeGreaterThanOrEqual(68);
    expect(cutOff).toBeLessThan(100);
    const { status } = await httpClient(shop.url).send('POST', WEBHOOK, {
      body: 'x'.repeat(MEGABYTE - 1),
      headers: { 'Content-Type': 'application/json' },
    });
    expect([400, 401]).toContain(status);
  });
});

describe('a server', () => {
  it('has a deadline for bodies', async () => {
    const budget = createBodyBudget({ maxBytes: MEGABYTE, deadlineMs: 100 });
    const log = pino({ level: 'silent' });
    const app = new Koa().use(answerErrors(log));
    app.on('error', logCutOff(log));
    app.use(async (ctx) => {
      ctx.body = String((await readRawBody(ctx, 100, budget)).length);
    });
    const answer = app.callback();
    const server = createServer((request, response) => void answer(request, response));
    const url = await listen(server);
    const { socket, answered } = await holdBack(url, { path: '/', length: 10 });
    expect(await answered).toMatch(/^HTTP\/1.1 408 /);
    await once(socket, 'close');
    const { text } = await httpClient(url).send('POST', '/', { body: 'whole' });
    expect(text).toBe('5');
    await closeServer(server, 0);
  });

  it('limits the connections of one address until one of them ends', async () => {
    const server = createServer((_, response) => response.end('answered'));
    limitConnections(server, { maxConnections: 3, isExempt: () => false });
    const url = await listen(server);
    const [first] = await Promise.all([open(url), open(url), open(url)]);
    const rejected = await open(url);
    await once(rejected, 'close');
    first.destroy();
    await expect
      .poll(async () => {
        const socket = await open(url);
        socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
        return Promise.race([
          once(socket, 'data').then(() => 'answered'),
          once(socket, 'close').then(() => 'closed'),
        ]);
      })
      .toBe('answered');
    await closeServer(server, 0);
  });

  it("doesn't count connections from its own machine", async () => {
    const server = createServer((_, response) => response.end('answered'));
    limitConnections(server, { maxConnections: 1 });
    const url = await listen(server);
    const saved = await Promise.all([open(url), open(url), open(url)]);
    const last = saved[2];
    last.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(String((await once(last, 'data'))[0])).toContain('answered');
    await closeServer(server, 0);
  });
});
