import { once as happens } from 'node:events';
import { describe, expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import { readOperations } from '../contract/operation.ts';
import { once } from '../src/client.ts';
import { replyOf, ShopError } from '../src/errors.ts';
import { listAll } from '../src/list-all.ts';
import { createShopClient } from '../src/program-client.ts';
import { canRepeat, type RetryOptions } from '../src/with-retries.ts';

type Answer = () => Response | Promise<Response>;

/** Returns a shop that gives these responses in sequence, and the requests that it received. */
function shopThat(answers: Answer[], options: RetryOptions = {}) {
  const sent: Request[] = [];
  const shop = createShopClient({
    baseUrl: 'https://shop.example',
    token: 'spdl_test',
    ...options,
    async fetch(request) {
      sent.push(request);
      request.signal.throwIfAborted();
      return (answers.shift() ?? (() => Response.json([])))();
    },
  });
  return { shop, sent };
}

const rejectCall = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ Status: 'ERROR', Reason: 'Not now.', code: 'UNAVAILABLE' }, { status, headers });
const away: Answer = () => rejectCall(503, { 'Retry-After': '0' });
const cutOff: Answer = () => Promise.reject(new TypeError('fetch failed'));
const body = { orderId: 'o', customerId: 'c' };

describe("a program's client", () => {
  it.each([
    ['the shop is away', away],
    ['it has called too often', () => rejectCall(429, { 'Retry-After': '0' })],
    ['the line is cut', cutOff],
  ])('retries reads if %s', async (_, answer) => {
    const { shop, sent } = shopThat([answer]);
    expect(await replyOf(shop.GET('/api/catalog/'))).toEqual([]);
    expect(sent).toHaveLength(2);
  });

  it('retries calls with a key, unchanged', async () => {
    const done = () => Response.json({ Status: 'SUCCESS', Reason: 'Bought.' });
    const { shop, sent } = shopThat([away, cutOff, done]);
    const call = shop.POST('/api/orderManager/buy/label', { body, ...once('label-1') });
    expect(await replyOf(call)).toMatchObject({ Reason: 'Bought.' });
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(
      Array.from({ length: 3 }, () => 'label-1'),
    );
    expect(await sent[2]?.text()).toBe('orderId=o&customerId=c');
  });

  it.each([away, cutOff])('never retries calls without a key', async (answer) => {
    const { shop, sent } = shopThat([answer]);
    const call = replyOf(shop.POST('/api/orderManager/buy/label', { body }));
    await expect(call).rejects.toBeInstanceOf(ShopError);
    expect(sent).toHaveLength(1);
  });

  it('waits as long as it is told to, within a limit', async () => {
    const { shop } = shopThat([() => rejectCall(429, { 'Retry-After': '1' })]);
    const before = performance.now();
    await replyOf(shop.GET('/api/catalog/'));
    expect(performance.now() - before).toBeGreaterThanOrEqual(950);
    const long = shopThat([() => rejectCall(429, { 'Retry-After': '3600' })]);
    await expect(replyOf(long.shop.GET('/api/catalog/'))).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: 3600,
    });
    expect(long.sent).toHaveLength(1);
  });

  it("gives up in the end, with the shop's last response", async () => {
    const { shop, sent } = shopThat([away, away, away], { retries: 1 });
    await expect(replyOf(shop.GET('/api/catalog/'))).rejects.toMatchObject({ status: 503 });
    expect(sent).toHaveLength(2);
  });

  it("ends with its caller's reason, also while it waits", async () => {
    const { shop } = shopThat([() => rejectCall(503, { 'Retry-After': '30' })]);
    const enough = new RangeError('enough');
    const end = new AbortController();
    const call = replyOf(shop.GET('/api/catalog/', { signal: end.signal }));
    end.abort(enough);
    await expect(call).rejects.toBe(enough);
  });

  it('times out an attempt', async () => {
    const slow = createShopClient({
      baseUrl: 'https://shop.example',
      timeoutMs: 5,
      async fetch({ signal }) {
        if (!signal.aborted) await happens(signal, 'abort');
        signal.throwIfAborted();
        return rejectCall(500);
      },
    });
    await expect(replyOf(slow.GET('/api/catalog/'))).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });

  it("doesn't treat a call as a read if the contract says it changes something", () => {
    const url = (path: string) => `https://shop.example${path.replaceAll(/[{}]/g, '')}`;
    const repeated = readOperations(contract).filter(({ method, path }) =>
      canRepeat({ method, url: url(path), headers: new Headers() }),
    );
    expect(repeated.filter(({ changesState }) => changesState)).toEqual([]);
    const reads = readOperations(contract).filter(
      ({ method, changesState }) => method === 'GET' && !changesState,
    );
    expect(repeated).toEqual(reads);
  });
});

describe('a list', () => {
  const pageOf =
    (first: number, count: number, all: number): Answer =>
    () =>
      Response.json(
        Array.from({ length: count }, (_, at) => ({ id: `o${first + at}` })),
        { headers: { 'Content-Range': `orders ${first}-${first + count - 1}/${all}` } },
      );

  it('is read to its end, a page at a time', async () => {
    const { shop, sent } = shopThat([pageOf(0, 2, 3), pageOf(2, 1, 3)]);
    const ids = [];
    for await (const { id } of listAll(shop, '/api/admin/orders', { pageSize: 2 })) ids.push(id);
    expect(ids).toEqual(['o0', 'o1', 'o2']);
    const ranges = sent.map(({ url }) => new URL(url).searchParams.get('range'));
    expect(ranges).toEqual(['[0,1]', '[2,3]']);
  });

  it('is read no further than its consumer needs', async () => {
    const { shop, sent } = shopThat([pageOf(0, 2, 9)]);
    for await (const { id } of listAll(shop, '/api/admin/orders', { pageSize: 2 })) {
      if (id === 'o1') break;
    }
    expect(sent).toHaveLength(1);
  });

  it('continues with its cursor if it has one', async () => {
    const first: Answer = () =>
      Response.json([{ id: 'a' }], { headers: { 'X-Next-Cursor': 'c1' } });
    const { shop, sent } = shopThat([first, () => Response.json([{ id: 'b' }])]);
    const ids = [];
    for await (const { id } of listAll(shop, '/api/admin/orders')) ids.push(id);
    expect(ids).toEqual(['a', 'b']);
    expect(new URL(sent[1]?.url ?? '').searchParams.get('after')).toBe('c1');
  });
});
