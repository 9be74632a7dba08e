import { describe, expect, it } from 'vitest';
import { asJson, createShopClient, once } from '../src/client.ts';

/** Returns a client and the requests it sent. */
function clientWith(token?: string) {
  const sent: Request[] = [];
  const shop = createShopClient({
    baseUrl: 'https://shop.example/',
    ...(token !== undefined && { token }),
    fetch: (request) => {
      sent.push(request);
      return Promise.resolve(Response.json({ Status: 'SUCCESS', Reason: 'Done.' }));
    },
  });
  return { shop, sent };
}

const params = { path: { catalogId: 'spindles' } };
const returned = {
  orderId: '6f0c1f3a-5a0e-4a5f-9c0e-0d6a0b1f2c3d',
  items: [{ catalogId: 'spindles', catalogItemId: 'er20', quantity: 1 }],
};

describe('the client', () => {
  it('sends a body as a form, without undefined fields', async () => {
    const { shop, sent } = clientWith();
    const ticket = { issue: 'Collet & nut', message: 'Too small.', name: undefined };
    await shop.POST('/api/support/sendTicket', { body: ticket });
    expect(sent[0]?.url).toBe('https://shop.example/api/support/sendTicket');
    expect(sent[0]?.headers.get('Content-Type')).toMatch('application/x-www-form-urlencoded');
    expect(await sent[0]?.text()).toBe('issue=Collet+%26+nut&message=Too+small.');
  });

  it('sends a record back as it was read, without null fields', async () => {
    const { shop, sent } = clientWith();
    const read = {
      title: 'ER20',
      description: 'A collet.',
      price: 38.95,
      inventory: 7,
      listingOrderWeight: 1,
      taxCode: 'txcd_99999999',
      couponId: null,
      attributes: [{ attributeId: 'Bore', value: '20' }],
      dateCreated: '2026-11-02T09:30:00.000Z',
    };
    const address = '/api/catbuilder/{catalogId}/{catalogItemId}';
    const path = { catalogId: 'spindles', catalogItemId: 'er20' };
    await shop.PUT(address, { params: { path }, body: { ...read, inventory: 8 } });
    const form = Object.fromEntries(new URLSearchParams(await sent[0]?.text()));
    const { couponId: _, attributes, ...rest } = read;
    const texts = Object.entries({ ...rest, inventory: 8 }).map(([name, one]) => [name, `${one}`]);
    const attribute = JSON.stringify(attributes[0]);
    expect(form).toEqual({ ...Object.fromEntries(texts), attributes: attribute });
  });

  it('sends a file as a multipart form, under its name', async () => {
    const { shop, sent } = clientWith();
    const image = new File(['pixels'], 'spindle.png', { type: 'image/png' });
    await shop.POST('/api/catimage/{catalogId}', { params, body: { image } });
    const form = await sent[0]?.formData();
    expect(form?.get('image')).toMatchObject({ name: 'spindle.png', type: 'image/png', size: 6 });
  });

  it('sends JSON on request, also with a key', async () => {
    const { shop, sent } = clientWith();
    await shop.POST('/api/order/return', { body: returned, ...asJson, ...once('return-4711') });
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe('return-4711');
    expect(await sent[0]?.json()).toEqual(returned);
  });

  it('repeats a call with its key, and gives another call a different one', async () => {
    const { shop, sent } = clientWith();
    const body = { orderId: returned.orderId };
    const cancel = { body, ...once() };
    await shop.POST('/api/order/cancel', cancel);
    await shop.POST('/api/order/cancel', cancel);
    await shop.POST('/api/order/cancel', { body, ...once() });
    const [first, again, other] = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toBeTruthy();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('sends its token with each call, and no key unless asked', async () => {
    const { shop, sent } = clientWith('spdl_test');
    await shop.GET('/api/catalog/');
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer spdl_test');
    expect(sent[0]?.headers.has('Idempotency-Key')).toBe(false);
  });

  it('without a token sends no identity', async () => {
    const { shop, sent } = clientWith();
    await shop.GET('/api/catalog/');
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
  });
});
