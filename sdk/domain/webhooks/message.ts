import type { components } from '../../src/schema.d.ts';

export const TEST_EVENT = 'webhook.test';

/** An event as in the feed, or a test message, which isn't an event. */
type WebhookEvent =
  | components['schemas']['ShopEvent']
  | (Omit<components['schemas']['WebhookTestMessage'], 'timestamp'> & { id: string; at: string });

interface SigningKeys {
  /** `whsec_…`, newest first. */
  secrets: readonly string[];
  now: Date;
}

/** Returns the body and headers of a webhook request, signed according to Standard Webhooks. */
export async function signedMessage(
  { id, type, at, data }: WebhookEvent,
  { secrets, now }: SigningKeys,
) {
  const body = JSON.stringify({ type, timestamp: at, data });
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = await Promise.all(
    secrets.map((secret) => sign(secret, `${id}.${timestamp}.${body}`)),
  );
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Shop-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatures.map((signature) => `v1,${signature}`).join(' '),
    },
  };
}

export const testMessage = (test: { id: string; webhookId: string; at: Date }, publicUrl: string) =>
  ({
    id: test.id,
    type: TEST_EVENT,
    at: test.at.toISOString(),
    data: { id: test.webhookId, url: `${publicUrl}/api/admin/webhooks/${test.webhookId}` },
  }) as const;

async function sign(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const bytes = Uint8Array.from(atob(secret.slice(SECRET_PREFIX.length)), (one) =>
    one.charCodeAt(0),
  );
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  return base64(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));
}

const SECRET_PREFIX = 'whsec_';

export const makeSecret = (): string =>
  SECRET_PREFIX + base64(crypto.getRandomValues(new Uint8Array(32)));

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** Returns when the previous secret stops working, a day after it is replaced. */
export const oldSecretUntil = (now: Date): Date => new Date(now.getTime() + 24 * 3_600_000);
