import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient, type HttpClient } from '../../../test/http-client.ts';
import { signInAs } from '../../../test/sign-in.ts';
import { sandboxCalls } from '../../../test/sandbox-calls.ts';
import { countStatements } from '../../database/count-statements.ts';
import { shopWith, stores, type ShopWithStore } from '../../media/fixtures/stores.ts';
import { addressFor, course, entitle, sendContent, subscribedItem } from './fixtures/licensed.ts';
import { rawRequest } from './fixtures/raw-request.ts';

const page = `<!doctype html><title>Foundations</title><h1>Foundations</h1>${'<p>Clamp it.</p>'.repeat(100)}`;
const latin = Buffer.from('<meta charset="iso-8859-1">caf\u00e9', 'latin1');
const files = {
  'index.html': page,
  'lessons/index.html': '<p>Lessons</p>',
  'lessons/old.html': latin,
  'style.css': 'p { color: red }',
  'app.mjs': 'export {}',
  'part.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'data.json': '{"a":1}',
  'video.mp4': Buffer.from('0123456789'),
  'plate.STEP': 'ISO-10303-21;',
  'with space & ü.txt': 'spaced',
  'odd.exe': 'MZ',
  'odd.constructor': 'MZ',
};

describe.each(stores)('licensed content, kept in %s, is served', (store) => {
  let opened: ShopWithStore;
  let visitor: HttpClient;
  let address: string;
  beforeAll(async () => {
    opened = await shopWith(store);
    const staff = await signInAs(opened.shop, 'extended');
    const customer = await signInAs(opened.shop, 'customer');
    const item = await subscribedItem(opened.shop);
    await sendContent(staff, item, course(files));
    await entitle(opened.shop, customer.account.id, item);
    address = await addressFor(customer, item);
    visitor = httpClient(opened.shop.url);
  });
  afterAll(() => opened.close());

  it('from an address that ends in a slash and needs no cookie', async () => {
    expect(address).toMatch(/^\/assets\/subs\/[a-z0-9-]+\/[a-z0-9-]+\/t\/[\w.-]+\/$/);
    const reply = await visitor.get(`${address}index.html`);
    expect(reply.status).toBe(200);
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect((await visitor.get(address)).text).toBe(reply.text);
    expect((await visitor.get(`${address}lessons/`)).text).toContain('<p>Lessons</p>');
    expect((await visitor.get(`${address}lessons`)).status).toBe(404);
    expect((await visitor.get(`${address}with%20space%20&%20%C3%BC.txt`)).text).toBe('spaced');
  });

  it.each([
    ['index.html', 'text/html; charset=utf-8'],
    ['lessons/old.html', 'text/html'],
    ['style.css', 'text/css; charset=utf-8'],
    ['app.mjs', 'text/javascript; charset=utf-8'],
    ['part.svg', 'image/svg+xml'],
    ['data.json', 'application/json'],
    ['video.mp4', 'video/mp4'],
    ['plate.STEP', 'application/octet-stream'],
    ['odd.exe', 'application/octet-stream'],
    ['odd.constructor', 'application/octet-stream'],
  ])('%s as %s', async (path, type) => {
    const reply = await visitor.get(address + path);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Content-Type')).toBe(type);
    expect(reply.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('with a policy: its pages have no origin, load only their own files, and are framed only by the shop', async () => {
    const { headers } = await visitor.get(address);
    const policy = headers.get('Content-Security-Policy') ?? '';
    const base = opened.shop.url + address;
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain(`frame-ancestors 'self' ${opened.shop.url}`);
    const [defaults] = policy.split(';');
    expect(defaults).toBe(`default-src ${base} data: blob: 'unsafe-inline'`);
    expect(headers.has('X-Frame-Options')).toBe(false);
    expect(Object.fromEntries(headers)).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'cache-control': 'private, no-cache',
    });
    expect(headers.has('Access-Control-Allow-Credentials')).toBe(false);
  });

  it('under its requested name, unless that contains more than a name', async () => {
    const policyFor = async (Host: string) =>
      String(
        (await rawRequest(opened.shop.url, address, { headers: { Host } })).headers[
          'content-security-policy'
        ],
      );
    expect(await policyFor('shop.example:8443')).toContain(` http://shop.example:8443${address} `);
    expect(await policyFor("x;script-src-elem'none'")).not.toContain('script-src-elem');
  });

  it('with one statement per request', async () => {
    for (const path of ['index.html', 'video.mp4', 'none.html']) {
      const { statements } = await countStatements(opened.shop.orm, () =>
        visitor.get(address + path),
      );
      expect(statements).toHaveLength(1);
    }
  });

  it('with one script after each page, which the policy allows', async () => {
    const { text, headers } = await visitor.get(address);
    expect(text.startsWith(page)).toBe(true);
    const [, script = ''] = /<script src="([^"]+)"><\/script>\s*$/.exec(text) ?? [];
    expect(script).toMatch(/^\/assets\/subs\/frame-height\.[0-9a-f]{12}\.js$/);
    expect(headers.get('Content-Security-Policy')).toContain(opened.shop.url + script);
    const reply = await visitor.get(script);
    expect(reply.text).toContain("type: 'spindle:height'");
    expect(reply.text).not.toContain("addEventListener('message'");
    expect(reply.headers.get('Content-Type')).toContain('text/javascript');
    expect(reply.headers.get('Cache-Control')).toContain('immutable');
    expect(reply.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect((await visitor.get(`${address}style.css`)).text).toBe(files['style.css']);
  });

  it('in ranges', async () => {
    const video = `${address}video.mp4`;
    const part = await visitor.get(video, { Range: 'bytes=2-4' });
    expect(part).toMatchObject({ status: 206, text: '234' });
    expect(part.headers.get('Content-Range')).toBe('bytes 2-4/10');
    expect((await visitor.get(video, { Range: 'bytes=0-1,8-9' })).text).toBe('0123456789');
    expect((await visitor.get(video, { Range: 'bytes=10-' })).status).toBe(416);
    expect((await visitor.get(address, { Range: 'bytes=0-4' })).status).toBe(200);
  });

  it('without its bytes for HEAD, and only once to a browser that caches it', async () => {
    for (const path of ['index.html', 'video.mp4']) {
      const whole = await rawRequest(opened.shop.url, address + path);
      const head = await rawRequest(opened.shop.url, address + path, { method: 'HEAD' });
      expect(head).toMatchObject({ status: 200, text: '' });
      expect(head.headers['content-length']).toBe(whole.headers['content-length']);
      const headers = { 'If-None-Match': String(head.headers['etag']) };
      expect((await visitor.get(address + path, headers)).status).toBe(304);
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('never for %s', async (method) => {
    const reply = await visitor.send(method, `${address}index.html`);
    expect(reply.status).toBe(405);
    expect(reply.headers.get('Allow')).toBe('GET, HEAD');
  });
});

it('while the store is unavailable, requests fail and no browser caches the failure', async () => {
  const opened = await shopWith('a bucket');
  const { shop, bucket } = opened;
  if (bucket === null) throw new Error('there is no bucket');
  const staff = await signInAs(shop, 'extended');
  const item = await subscribedItem(shop);
  await sendContent(staff, item, course(files));
  const address = await addressFor(staff, item, 'subscriptionBuilder');
  const { control } = sandboxCalls(bucket);
  for (const path of ['index.html', 'video.mp4']) {
    await control('/control/faults', { provider: 's3', status: 403 });
    const reply = await staff.get(address + path);
    expect(reply.status).toBe(503);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect((await staff.get(address + path)).status).toBe(200);
  }
  await opened.close();
});
