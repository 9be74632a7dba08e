import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient, type HttpClient } from '../../test/http-client.ts';
import { runShop, type RunningShop } from './fixtures/run-shop.ts';
import { FORM } from '@spindle/sdk/contract/fields';
import { thingHandlers, thingsContract, uploadedTo } from './fixtures/things.ts';

let shop: RunningShop;
let visitor: HttpClient;
beforeAll(async () => {
  shop = await runShop({ handlers: thingHandlers(), document: thingsContract() });
  visitor = httpClient(shop.url);
});
afterAll(() => shop.stop());

const json = { 'Content-Type': 'application/json' };
const sendForm = (body: string) =>
  visitor.send('POST', '/api/form', { body, headers: { 'Content-Type': FORM } });
const sendJson = (body: string) => visitor.send('POST', '/api/json', { body, headers: json });

describe('forms', () => {
  it("have the contract's types and defaults", async () => {
    const reply = await visitor.post('/api/form', {
      title: 'Vise',
      price: '129.95',
      inventory: '3',
    });
    expect(reply.body).toMatchObject({
      saw: { body: { title: 'Vise', price: '129.95', enabled: true, inventory: 3 } },
    });
  });

  it('treat an empty field as absent', async () => {
    const reply = await visitor.post('/api/form', {
      title: 'Vise',
      price: '',
      enabled: '',
      kind: '',
    });
    expect(reply.body).toMatchObject({
      saw: { body: { title: 'Vise', enabled: true, inventory: 0 } },
    });
  });

  it.each([
    [{}, 'title', 'is required'],
    [{ title: 'V' }, 'title', 'must be at least 2 characters long'],
    [{ title: 'V'.repeat(21) }, 'title', 'must be at most 20 characters long'],
    [{ title: 'Vise', price: '1.999' }, 'price', 'has the wrong format'],
    [{ title: 'Vise', enabled: 'maybe' }, 'enabled', 'must be true or false'],
    [{ title: 'Vise', inventory: '-1' }, 'inventory', 'must be at least 0'],
    [{ title: 'Vise', inventory: '1.5' }, 'inventory', 'must be a whole number'],
    [{ title: 'Vise', inventory: '1e309' }, 'inventory', 'must be a whole number'],
    [{ title: 'Vise', inventory: '0x10' }, 'inventory', 'must be a whole number'],
    [{ title: 'Vise', inventory: '9'.repeat(400) }, 'inventory', 'must be a whole number'],
    [{ title: 'Vise', kind: 'BEER' }, 'kind', 'must be one of PART, TOOL'],
    [{ title: 'Vise', email: 'me' }, 'email', 'must be a valid email address'],
    [{ title: 'Vise', admin: 'true' }, 'admin', 'is not recognized'],
  ])('are rejected as %j, naming %s', async (form, path, message) => {
    const reply = await visitor.send('POST', '/api/form', {
      body: new URLSearchParams(Object.entries(form)),
    });
    expect(reply).toMatchObject({
      status: 400,
      body: { Status: 'ERROR', Errors: [{ path, message }] },
    });
    expect(Object(reply.body)['Reason']).toContain(path);
  });

  it('may contain a field once', async () => {
    const body = new URLSearchParams([
      ['title', 'Vise'],
      ['title', 'Other'],
    ]);
    const reply = await visitor.send('POST', '/api/form', { body });
    expect(reply).toMatchObject({ status: 400, body: { Errors: [{ path: 'title' }] } });
  });

  it.each(['constructor', 'toString', '__proto__'])(
    'ignore inherited properties: %s',
    async (name) => {
      const body = `title=Vise&${name}=1`;
      expect(await sendForm(body)).toMatchObject({
        status: 400,
        body: { Errors: [{ path: name, message: 'is not recognized' }] },
      });
    },
  );

  it('are counted before they are checked', async () => {
    const body = Array.from({ length: 100_000 }, (_, at) => `f${at}=`).join('&');
    const reply = await sendForm(body);
    expect(reply).toMatchObject({
      status: 400,
      body: { Reason: 'The request has more than 100 fields.' },
    });
  });

  it('report at most twenty errors, with long names shortened', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `${at}${'x'.repeat(1_000)}`);
    const { status, text, body } = await sendForm(names.map((name) => `${name}=1`).join('&'));
    expect(status).toBe(400);
    expect(Object(body)['Errors']).toHaveLength(20);
    expect(text.length).toBeLessThan(10_000);
  });

  it('may not contain a NUL', async () => {
    const reply = await visitor.post('/api/form', { title: 'a\u0000b' });
    expect(reply.status).toBe(400);
  });

  it('are rejected as JSON with 415, saying what to send', async () => {
    const reply = await visitor.send('POST', '/api/form', { body: '{}', headers: json });
    expect(reply).toMatchObject({ status: 415, body: { Reason: 'Send this call form-encoded.' } });
  });

  it('are rejected when they are too large, with or without a declared length', async () => {
    const long = `title=${'x'.repeat(1024 * 1024)}`;
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const reply = await visitor.send('POST', '/api/form', { body: long, headers: type });
    expect(reply.status).toBe(413);
    const status = await sendChunked(`${shop.url}/api/form`, long);
    expect(status).toContain('413');
  });

  it('need no content type when there is nothing to send', async () => {
    expect((await visitor.post('/api/empty')).status).toBe(204);
    expect((await visitor.post('/api/form')).status).toBe(400);
  });
});

describe('JSON', () => {
  it('is accepted as it is, without converting text to numbers', async () => {
    const id = '019a3b5c-1d2e-7f00-8a1b-2c3d4e5f6071';
    expect((await sendJson(JSON.stringify({ lines: [{ id, quantity: 1 }] }))).status).toBe(200);
    const wrong = await sendJson(JSON.stringify({ lines: [{ id, quantity: '1' }] }));
    expect(wrong).toMatchObject({
      status: 400,
      body: { Errors: [{ path: 'lines.0.quantity', message: 'must be a whole number' }] },
    });
  });

  it.each([
    ['nested too deeply', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['nested too deeply', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['too many values', JSON.stringify({ lines: Array.from({ length: 10_001 }, () => 1) })],
    ['too many values', JSON.stringify({ lines: Array.from({ length: 5_001 }, () => [1]) })],
    ['too many values', `{"lines":[${'1,'.repeat(10_001)}`],
  ])('that has %s is rejected', async (why, body) => {
    const reply = await sendJson(body);
    expect(reply).toMatchObject({ status: 400, body: { Reason: expect.stringContaining(why) } });
  });

  it('counts a text as one value, however many commas and quotes it contains', async () => {
    const id = `${'",'.repeat(10_001)}\\`;
    const reply = await sendJson(JSON.stringify({ lines: [{ id, quantity: 1 }] }));
    expect(reply).toMatchObject({ status: 400, body: { Errors: [{ path: 'lines.0.id' }] } });
  });

  it.each(['{', '', '[]', 'null', '7', '{"lines":[],"more":1}'])(
    'is rejected as %j',
    async (body) => {
      const reply = await sendJson(body);
      expect(reply).toMatchObject({ status: 400, body: { Status: 'ERROR' } });
    },
  );
});

describe('parameters', () => {
  it("have the contract's types and defaults", async () => {
    const one = await visitor.get('/api/things?tag=a&tag=b');
    expect(one.body).toMatchObject({ saw: { query: { limit: 25, tag: ['a', 'b'] } } });
    const two = await visitor.get('/api/add/vise/3');
    expect(two.body).toMatchObject({ saw: { params: { thingId: 'vise', count: 3 } } });
  });

  it.each([
    ['/api/things?limit=1000', 'limit'],
    ['/api/things?limit=x', 'limit'],
    ['/api/things?other=1', 'other'],
    ['/api/things?limit=1&limit=2', 'limit'],
    ['/api/things?constructor=1', 'constructor'],
    ['/api/things?__proto__=1', '__proto__'],
    ['/api/things/No_Slug', 'thingId'],
    ['/api/things/a%2Fb', 'thingId'],
    ['/api/add/vise/0', 'count'],
    ['/api/add/vise/1e309', 'count'],
    ['/api/things?limit=0x10', 'limit'],
  ])('of %s are rejected, naming %s', async (path, field) => {
    expect(await visitor.get(path)).toMatchObject({
      status: 400,
      body: { Errors: [{ path: field }] },
    });
  });
});

describe('uploads', () => {
  const form = (bytes: string, more: Record<string, string> = {}) => {
    const data = new FormData();
    data.set('image', new Blob([bytes], { type: 'image/png' }), 'vise.png');
    for (const [name, value] of Object.entries(more)) data.set(name, value);
    return data;
  };
  const upload = (body: FormData) => visitor.send('POST', '/api/upload/vise', { body });

  it('reach the handler as a file that is deleted afterwards', async () => {
    const reply = await upload(form('pixels', { caption: 'A vise' }));
    expect(reply.body).toEqual({
      saw: {
        body: { image: 'vise.png', caption: 'A vise' },
        size: 6,
        text: 'pixels',
        type: 'image/png',
      },
    });
    expect(uploadedTo.filter((path) => existsSync(path))).toEqual([]);
  });

  it('are rejected when they are too large', async () => {
    expect((await upload(form('x'.repeat(200_001)))).status).toBe(413);
  });

  it('are rejected without the file, with unknown fields or in another format', async () => {
    const other = new FormData();
    other.set('picture', new Blob(['x']), 'x.png');
    expect(await upload(other)).toMatchObject({ status: 400 });
    expect(await upload(form('x', { admin: 'true' }))).toMatchObject({
      status: 400,
      body: { Errors: [{ path: 'admin' }] },
    });
    expect((await visitor.post('/api/upload/vise', { image: 'x' })).status).toBe(415);
  });

  it('are rejected when they are truncated', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
    const body = '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nabc';
    const reply = await visitor.send('POST', '/api/upload/vise', { body, headers });
    expect(reply.status).toBe(400);
  });
});

describe('raw bodies', () => {
  it('reach the handler byte for byte, from anywhere', async () => {
    const headers = { ...json, 'Sec-Fetch-Site': 'cross-site', Origin: 'https://hooks.example' };
    const every = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const body = Buffer.concat([Buffer.from('\uFEFF{"a" :  1}'), every]);
    const reply = await visitor.send('POST', '/api/hook', { body, headers });
    expect(reply.body).toEqual({ saw: body.toString('base64') });
  });
});

/** Sends the body as a stream, without a Content-Length. */
function sendChunked(url: string, text: string): Promise<string> {
  const { hostname, port, pathname } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST ${pathname} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n` +
          'Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n',
      );
      socket.write(`${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`);
    });
    socket.once('data', (data) => {
      resolve(data.toString('utf8').split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
  });
}
