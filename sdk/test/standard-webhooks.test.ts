import { Webhook, WebhookVerificationError as TheirError } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { makeSecret, signedMessage, testMessage } from '../domain/webhooks/message.ts';
import { verifyWebhook, WebhookVerificationError } from '../src/verify-webhook.ts';

// The standard's own library is the reference for both signing and verifying.

const secret = makeSecret();
const [old, foreign] = [makeSecret(), makeSecret()];
const id = '019a3b5c-1d2e-7f00-8a1b-2c3d4e5f6072';
const sent = { type: 'order.paid', data: { id: 'o-1', note: 'Fräsmotor 2,2 kW — 主軸 🛠' } };

/** Signs with the standard's library. */
function theirs(key: string, { at = new Date(), body = JSON.stringify(sent) } = {}) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = new Webhook(key).sign(id, at, body);
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  };
  return { body, headers };
}

/** Signs as the shop does. */
function ours(secrets: readonly string[], now = new Date()) {
  const event = testMessage({ id, webhookId: 'w-1', at: now }, 'https://spindel.example/größe');
  return signedMessage(event, { secrets, now });
}

describe("a message signed by the standard's library", () => {
  it('is verified, as text and as bytes, in any script', async () => {
    const { body, headers } = theirs(secret);
    expect(await verifyWebhook({ body, headers, secret })).toEqual({ ...sent, id });
    const bytes = new TextEncoder().encode(body);
    expect(await verifyWebhook({ body: bytes, headers, secret })).toEqual({ ...sent, id });
  });

  it('is verified during a rotation, on either side', async () => {
    const message = theirs(secret);
    expect(await verifyWebhook({ ...message, secret: [old, secret] })).toMatchObject({ id });
    const both = `${theirs(old).headers['webhook-signature']} ${message.headers['webhook-signature']}`;
    const headers = { ...message.headers, 'webhook-signature': both };
    expect(await verifyWebhook({ ...message, headers, secret })).toMatchObject({ id });
  });

  it.each([
    ['with another secret', theirs(foreign)],
    ['longer ago', theirs(secret, { at: new Date(Date.now() - 301_000) })],
    ['ahead of time', theirs(secret, { at: new Date(Date.now() + 360_000) })],
    ['over another body', { ...theirs(secret), body: JSON.stringify({ ...sent, data: {} }) }],
    [
      'in no version that we know',
      { ...theirs(secret), headers: { ...theirs(secret).headers, 'webhook-signature': 'v2,AAAA' } },
    ],
  ])('is rejected by both if it was signed %s', async (_, { body, headers }) => {
    await expect(verifyWebhook({ body, headers, secret })).rejects.toThrow(
      WebhookVerificationError,
    );
    expect(() => new Webhook(secret).verify(body, headers)).toThrow(TheirError);
  });
});

describe('a message signed by the shop', () => {
  it("is verified by the standard's library, in any script", async () => {
    const { body, headers } = await ours([secret]);
    expect(body).toContain('größe');
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'webhook.test' });
    expect(new Webhook(secret).verify(Buffer.from(body), headers)).toEqual(JSON.parse(body));
  });

  it('is verified by it with either of two secrets during a rotation', async () => {
    const { body, headers } = await ours([secret, old]);
    for (const either of [secret, old]) {
      expect(new Webhook(either).verify(body, headers)).toEqual(JSON.parse(body));
    }
  });

  it.each([
    ['with another secret', [foreign], new Date()],
    ['longer ago', [secret], new Date(Date.now() - 301_000)],
  ])('is rejected by it if it was signed %s', async (_, secrets, now) => {
    const { body, headers } = await ours(secrets, now);
    expect(() => new Webhook(secret).verify(body, headers)).toThrow(TheirError);
  });
});
