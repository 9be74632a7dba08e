import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import Koa from 'koa';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { httpClient } from '../../test/http-client.ts';
import { parseConfig } from '../config.ts';
import { createOrm } from '../database/orm.ts';
import { entities } from '../entities.ts';
import { accessLog } from './access-log.ts';
import { addRequestFacts } from './request-facts.ts';
import { makeDrain } from './drain.ts';
import { answerErrors, logCutOff } from './errors.ts';
import { checkReadiness } from '../contract/health.ts';
import { makeMetrics } from './metrics.ts';
import { serveOperations } from './operations-server.ts';
import { readRawBody } from './read-raw-body.ts';
import { requestId } from './request-id.ts';
import { nonceOf, pageHeaders } from './security-headers.ts';
import { closeServer } from './shutdown.ts';

const silent = pino({ level: 'silent' });
const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => closeServer(server, 0)));
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  if (!server.listening) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

function serve(app: Koa): Promise<string> {
  const answer = app.callback();
  return listen(createServer((request, response) => void answer(request, response)));
}

/** Returns the other hosts that a policy directive allows. */
function foreignIn(policy: string, directive: string): string[] {
  const sources = policy.split(';').find((one) => one.startsWith(`${directive} `)) ?? '';
  return sources.split(' ').filter((source) => source.startsWith('https:'));
}

describe('pages', () => {
  async function policyWith(environment: Record<string, string>) {
    const app = new Koa().use(pageHeaders(parseConfig(environment)));
    app.use((ctx) => {
      ctx.body = nonceOf(ctx);
    });
    return httpClient(await serve(app)).get('/');
  }

  it("run only scripts with the nonce of their response, and can't be framed", async () => {
    const reply = await policyWith({});
    const policy = reply.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']{20,}' 'sha256-[^']{44}'/);
    expect(policy).toContain(`'nonce-${reply.text}'`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain('https://www.youtube-nocookie.com');
    expect(reply.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(reply.headers.get('Permissions-Policy')).toContain('camera=()');
    expect(reply.headers.get('Strict-Transport-Security')).toBeNull();
  });

  it('load from other hosts only what is configured', async () => {
    const plain = (await policyWith({})).headers.get('Content-Security-Policy') ?? '';
    expect(plain).toContain('http://127.0.0.1:4010');
    expect(plain).not.toMatch(/google|gstatic/);
    const configured = await policyWith({
      RECAPTCHA_SITE_KEY: 'a',
      RECAPTCHA_SECRET_KEY: 'b',
      STRIPE_SECRET_KEY: 'c',
      STRIPE_WEBHOOK_SECRET: 'd',
      EASYPOST_API_KEY: 'e',
      EASYPOST_WEBHOOK_SECRET: 'f',
      DISCORD_PUBLIC_KEY: 'a1',
      DISCORD_BOT_TOKEN: 'g',
      DISCORD_GUILD_ID: '1',
      SMTP_URL: 'smtp://mail.example',
      FRAME_HOSTS: 'https://splash.example/page',
      ANALYTICS_ID: 'G-1',
      CDN_BASE: 'https://cdn.example/shop',
    });
    const policy = configured.headers.get('Content-Security-Policy') ?? '';
    expect(foreignIn(policy, 'script-src')).toEqual([
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
      'https://www.googletagmanager.com/gtag/',
    ]);
    expect(policy).toMatch(/img-src [^;]*https:\/\/cdn\.example(?!\/)/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/splash\.example(?!\/)/);
    expect(policy).toMatch(/img-src [^;]*https:\/\/cdn\.discordapp\.com/);
    expect(foreignIn(policy, 'connect-src')).toEqual(
      expect.arrayContaining([
        'https://www.google.com/recaptcha/',
        'https://discord.com/api/guilds/1/widget.json',
      ]),
    );
    expect(foreignIn(policy, 'frame-src')).toContain('https://recaptcha.google.com/recaptcha/');
    expect(policy).not.toContain('4010');
  });
});

function writtenLog() {
  const lines: string[] = [];
  const log = pino(
    new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  return { lines, log };
}

describe('the log', () => {
  it.each([
    ['before the reply', 'GET /api/slow HTTP/1.1\r\nHost: x\r\n\r\n'],
    [
      'amid the request',
      'POST /api/read HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nhalf',
    ],
  ])('records a client that left %s as such, and not as an error', async (_, sent) => {
    const { lines, log } = writtenLog();
    const arrived = Promise.withResolvers<void>();
    const app = new Koa().use(requestId()).use(accessLog(log)).use(answerErrors(log));
    app.on('error', logCutOff(log));
    app.use(async (ctx) => {
      arrived.resolve();
      await (ctx.method === 'POST' ? readRawBody(ctx, 100) : once(ctx.res, 'close'));
      ctx.body = 'too late';
    });
    const socket = connect(Number(new URL(await serve(app)).port), '127.0.0.1');
    socket.write(sent);
    await arrived.promise;
    socket.resetAndDestroy();
    await expect.poll(() => lines.length).toBe(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, status: 499, aborted: true });
  });

  it("has a line per request, without the request's contents", async () => {
    const { lines, log } = writtenLog();
    const app = new Koa().use(requestId()).use(accessLog(log));
    app.use((ctx) => {
      if (ctx.path === '/api/user') addRequestFacts({ operation: 'getUser', userId: 'ada' });
      ctx.status = 204;
    });
    const client = httpClient(await serve(app), new Map([['spindle', 'cookie-of-ada']]));
    const token = 'q'.repeat(40);
    const first = await client.get('/api/user?code=12345678');
    await client.get(`/assets/subs/${token}/index.html`);
    await expect.poll(() => lines.length).toBe(2);
    const text = lines.join('');
    expect(text).not.toMatch(/cookie-of-ada|12345678|qqqq/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      operation: 'getUser',
      userId: 'ada',
      address: expect.stringContaining('127.0.0.1'),
      status: 204,
      outcome: 'done',
      requestId: first.headers.get('X-Request-Id'),
    });
  });
});

describe('without its database', () => {
  it('the shop returns 503', async () => {
    const orm = await createOrm({ entities, url: 'postgres://nobody@127.0.0.1:1/nothing' });
    const app = new Koa().use(answerErrors(silent)).use(async () => {
      await orm.em.fork().execute('select 1');
    });
    const reply = await httpClient(await serve(app)).get('/api/x');
    expect(reply).toMatchObject({ status: 503, body: { Status: 'ERROR' } });
    await orm.close();
  });
});

describe('readiness', () => {
  it('names what is missing, also after an exception', async () => {
    const broken = new Error('no');
    const { readiness, errors } = await checkReadiness([
      { name: 'database', ready: () => true },
      { name: 'sandbox', ready: async () => false },
      { name: 'migrations', ready: () => Promise.reject(broken) },
    ]);
    expect(readiness).toEqual({
      ready: false,
      checks: { database: true, sandbox: false, migrations: false },
    });
    expect(errors).toEqual([broken]);
  });
});

describe('metrics', () => {
  it('report the duration of operations', async () => {
    const { measure, registry } = makeMetrics();
    measure({ operation: 'getUser', method: 'GET', status: 200, seconds: 0.02 });
    const url = await listen(
      await serveOperations({ registry, readiness: async () => ({ ready: true }) }, 0, '127.0.0.1'),
    );
    const reply = await httpClient(url).get('/metrics');
    expect(reply.text).toContain('operation="getUser"');
    expect((await httpClient(url).get('/')).status).toBe(404);
  });
});

describe('shutting down', () => {
  it('lets a pending request finish', async () => {
    const entered = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const server = createServer((_, response) => {
      entered.resolve();
      void gate.promise.then(() => response.end('done'));
    });
    const { drain } = makeDrain(server);
    const url = await listen(server);
    const underWay = httpClient(url).get('/');
    await entered.promise;
    const closed = drain({ drainMs: 0, cutMs: 5000 });
    gate.resolve();
    expect((await underWay).text).toBe('done');
    await closed;
  });
});
