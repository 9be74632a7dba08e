import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createShopClient } from '../src/client.ts';
import { fieldError, isConflict, replyOf, ShopError } from '../src/errors.ts';
import { withFreshProof } from '../src/fresh-proof.ts';
import { shopQueries } from '../src/react-query.ts';
import { restClient } from '../src/rest-client.ts';

/** Returns a client that gets this response, and the requests it sent. */
function clientOf(body: unknown, init?: ResponseInit) {
  const sent: Request[] = [];
  const shop = createShopClient({
    baseUrl: 'https://shop.example',
    fetch: (request) => {
      sent.push(request);
      return Promise.resolve(Response.json(body, init));
    },
  });
  return { shop, sent };
}

const Errors = [{ path: 'qty', message: 'must be at most 99' }];
const rejection = { Status: 'ERROR', Reason: 'Somebody was faster.', Errors };
const params = { path: { catalogId: 'spindles' } };

describe('an error', () => {
  it('says what is wrong with a field', () => {
    const error = new ShopError(400, 'Please mend it.', { body: rejection });
    expect(fieldError(error, 'qty')).toBe('must be at most 99');
    expect(fieldError(error, 'name')).toBeUndefined();
    expect(fieldError(new Error('else'), 'qty')).toBeUndefined();
  });

  it('is a conflict with 409 only', () => {
    const answered = [400, 409, 422].map((status) => isConflict(new ShopError(status, 'No.')));
    expect(answered).toEqual([false, true, false]);
    expect(isConflict({ status: 409 })).toBe(false);
  });
});

describe('a call that its caller ends', () => {
  /** Rejects with the signal's own reason, like `fetch`. */
  async function waitFor(signal: AbortSignal): Promise<never> {
    if (!signal.aborted) await once(signal, 'abort');
    signal.throwIfAborted();
    throw new Error('the signal was not aborted');
  }

  it.each([
    ['by time', () => AbortSignal.timeout(1), 'TimeoutError'],
    ['by hand', () => AbortSignal.abort(), 'AbortError'],
    ['for a reason of its own', () => AbortSignal.abort(new RangeError('enough')), 'RangeError'],
  ])('%s says so, not that the shop is unavailable', async (_, end, name) => {
    await expect(replyOf(waitFor(end()))).rejects.toMatchObject({ name });
  });

  it('is not assumed when the network failed', async () => {
    const call = Promise.reject(new TypeError('fetch failed'));
    await expect(replyOf(call)).rejects.toMatchObject({ name: 'ShopError', status: 0 });
  });
});

describe('a call that needs fresh proof', () => {
  const body = { name: 'Books', scope: 'warehouse', days: 30 } as const;
  const needed = { Status: 'ERROR', Reason: 'Please confirm.', code: 'FRESH_PROOF_NEEDED' };

  /** Makes a call to a shop that returns these responses in sequence. */
  async function make(answers: readonly Response[], overrides: boolean) {
    const sent: string[] = [];
    let prompts = 0;
    const shop = createShopClient({
      baseUrl: 'https://shop.example',
      fetch: withFreshProof(
        async () => {
          prompts += 1;
          return overrides;
        },
        async (request) => {
          sent.push(await request.text());
          return answers[sent.length - 1] ?? Response.error();
        },
      ),
    });
    const outcome = await replyOf(shop.POST('/api/admin/tokens', { body })).catch(
      (error: unknown) => error,
    );
    return { sent, prompts, outcome };
  }
  const rejected = () => Response.json(needed, { status: 403 });

  it('is sent again, whole, when the proof was given', async () => {
    const { sent, prompts, outcome } = await make(
      [rejected(), Response.json({ Token: 't' })],
      true,
    );
    expect(outcome).toEqual({ Token: 't' });
    expect(prompts).toBe(1);
    expect(sent).toEqual(Array(2).fill('name=Books&scope=warehouse&days=30'));
  });

  it('stays rejected, with its code, if it was not given', async () => {
    const { sent, outcome } = await make([rejected()], false);
    expect(outcome).toMatchObject({
      status: 403,
      code: 'FRESH_PROOF_NEEDED',
      message: 'Please confirm.',
    });
    expect(sent).toHaveLength(1);
  });

  it('is not asked for if something else is missing', async () => {
    const role = Response.json({ Status: 'ERROR', Reason: 'You may not.' }, { status: 403 });
    const { prompts, outcome } = await make([role], true);
    expect(prompts).toBe(0);
    expect(outcome).toMatchObject({ status: 403, code: null });
  });
});

describe('a query for react-query', () => {
  it('has its path and its parameters as its key', () => {
    const queries = shopQueries(clientOf([]).shop);
    expect(queries.get('/api/catalog/').queryKey).toEqual(['/api/catalog/']);
    const { queryKey } = queries.get('/api/catalog/{catalogId}', { params });
    expect(queryKey).toEqual(['/api/catalog/{catalogId}', params]);
  });

  it('returns the body, and is aborted with its signal', async () => {
    const { shop, sent } = clientOf([{ title: 'ER20 spindle' }]);
    const stop = new AbortController();
    const { queryFn } = shopQueries(shop).get('/api/catalog/{catalogId}', { params });
    expect(await queryFn({ signal: stop.signal })).toEqual([{ title: 'ER20 spindle' }]);
    expect(sent[0]?.url).toBe('https://shop.example/api/catalog/spindles');
    stop.abort();
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  it("fails with the shop's error", async () => {
    const { queryFn } = shopQueries(clientOf(rejection, { status: 409 }).shop).get('/api/catalog/');
    await expect(queryFn({})).rejects.toMatchObject({ status: 409, message: rejection.Reason });
  });
});

describe('a mutation for react-query', () => {
  it('sends its variables', async () => {
    const { shop, sent } = clientOf({ Status: 'SUCCESS', Reason: 'Cancelled.' });
    const { mutationFn, mutationKey } = shopQueries(shop).mutation('post', '/api/order/cancel');
    expect(await mutationFn({ body: { orderId: 'o-1' } })).toMatchObject({ Reason: 'Cancelled.' });
    expect(sent[0]).toMatchObject({ method: 'POST', url: 'https://shop.example/api/order/cancel' });
    expect(await sent[0]?.text()).toBe('orderId=o-1');
    expect(mutationKey).toEqual(['post', '/api/order/cancel']);
  });
});

describe('the client of a REST provider', () => {
  it('returns headers and body, and keeps the URL unchanged', async () => {
    const headers = { 'Content-Range': 'orders 0-0/319' };
    const { shop, sent } = clientOf([{ id: 'a' }], { headers });
    const reply = await restClient(shop)('/api/admin/orders?range=%5B0%2C0%5D');
    expect(sent[0]?.url).toBe('https://shop.example/api/admin/orders?range=%5B0%2C0%5D');
    expect(reply).toMatchObject({ status: 200, json: [{ id: 'a' }], body: '[{"id":"a"}]' });
    expect(reply.headers.get('Content-Range')).toBe('orders 0-0/319');
  });

  it('sends the body unchanged', async () => {
    const { shop, sent } = clientOf({ id: 'a' });
    const headers = new Headers({ 'Content-Type': 'application/json' });
    await restClient(shop)('/api/admin/orders/a', { method: 'PUT', body: '{"a":1}', headers });
    expect(sent[0]).toMatchObject({ method: 'PUT' });
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(await sent[0]?.text()).toBe('{"a":1}');
  });

  it("fails with the shop's error", async () => {
    const call = restClient(clientOf(rejection, { status: 409 }).shop)('/api/admin/orders');
    await expect(call).rejects.toBeInstanceOf(ShopError);
    await expect(call).rejects.toMatchObject({ status: 409, message: rejection.Reason });
  });
});
