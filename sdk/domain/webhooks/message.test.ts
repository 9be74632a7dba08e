import { describe, expect, it } from 'vitest';
import { makeSecret, oldSecretUntil, signedMessage, testMessage } from './message.ts';

const now = new Date('2026-11-23T12:00:05.999Z');
const former = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwbWc6Gx4Y0Es=';
/** The bytes 224 to 255. */
const newest = 'whsec_4OHi4+Tl5ufo6err7O3u7/Dx8vP09fb3+Pn6+/z9/v8=';

const shipped = {
  id: '019a3b5c',
  type: 'order.shipped',
  at: '2026-11-23T12:00:00.000Z',
  data: {
    id: '6f0c',
    orderState: 'SHIPPED',
    trackingNumber: 'Nº 7',
    url: 'https://shop.example/api/admin/orders/6f0c',
  },
} as const;

describe('a message', () => {
  it('is signed over its id, timestamp and body', async () => {
    expect(await signedMessage(shipped, { secrets: [newest, former], now })).toEqual({
      body: '{"type":"order.shipped","timestamp":"2026-11-23T12:00:00.000Z","data":{"id":"6f0c","orderState":"SHIPPED","trackingNumber":"Nº 7","url":"https://shop.example/api/admin/orders/6f0c"}}',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Shop-Webhooks/1',
        'webhook-id': '019a3b5c',
        'webhook-timestamp': '1795435205',
        'webhook-signature':
          'v1,8y5EIOJeiR7FibU3pUm4Jd3KGvzBxhcKTV4u+xWMI3c= v1,yFhHsLT0BhSIstmyP1VZX/oWIR5W0TQjVBBkHNEqlWg=',
      },
    });
  });

  it('has one signature for one secret', async () => {
    const { headers } = await signedMessage(shipped, { secrets: [former], now });
    expect(headers['webhook-signature']).toBe('v1,yFhHsLT0BhSIstmyP1VZX/oWIR5W0TQjVBBkHNEqlWg=');
  });
});

it('a test message is about the webhook itself', () => {
  const test = { id: 'test-1', webhookId: 'hook-1', at: new Date('2026-11-23T12:00:00Z') };
  expect(testMessage(test, 'https://shop.example')).toEqual({
    id: 'test-1',
    type: 'webhook.test',
    at: '2026-11-23T12:00:00.000Z',
    data: { id: 'hook-1', url: 'https://shop.example/api/admin/webhooks/hook-1' },
  });
});

describe('a secret', () => {
  it('has 32 random bytes', () => {
    const [one, other] = [makeSecret(), makeSecret()];
    expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(one).not.toBe(other);
  });

  it('signs what is sent, each with its own signature', async () => {
    const signatureBy = async (secret: string) =>
      (await signedMessage(shipped, { secrets: [secret], now })).headers['webhook-signature'];
    const secret = makeSecret();
    expect(await signatureBy(secret)).toBe(await signatureBy(secret));
    expect(await signatureBy(secret)).not.toBe(await signatureBy(makeSecret()));
  });

  it('keeps working for a day after it is replaced', () => {
    expect(oldSecretUntil(now)).toEqual(new Date('2026-11-24T12:00:05.999Z'));
  });
});
