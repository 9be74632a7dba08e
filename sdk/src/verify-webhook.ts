import type { webhooks } from './schema.d.ts';

/** A webhook's message. `type` determines `data`. */
export type WebhookMessage =
  webhooks[keyof webhooks]['post']['requestBody']['content']['application/json'];

export type VerifiedWebhook = WebhookMessage & {
  /** The event's id. It is the same at each attempt and replay, to detect duplicates. */
  id: string;
};

export interface WebhookRequest {
  /** The body as received: the text or the bytes, not parsed JSON. */
  body: string | Uint8Array;
  /** From a `Request`, or Node's `request.headers`. */
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The `whsec_…` secret, or several during a rotation. */
  secret: string | readonly string[];
  /** For tests. Defaults to the current time. */
  now?: Date;
}

/** Thrown if a message isn't from the shop, or is too old. Respond with 400 and do nothing. */
export class WebhookVerificationError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'WebhookVerificationError';
  }
}

const TOLERANCE_SECONDS = 300;

/**
 * Verifies a webhook and returns its message: it must be signed with the secret within the last
 * five minutes. Runs wherever Web Crypto is available.
 * @throws WebhookVerificationError
 */
export async function verifyWebhook(request: WebhookRequest): Promise<VerifiedWebhook> {
  const { body, headers, secret, now = new Date() } = request;
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    header(headers, `webhook-${name}`),
  );
  if (!id || !timestamp || !signatures) {
    throw new WebhookVerificationError('The webhook headers are missing.');
  }
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!/^\d+$/.test(timestamp) || age > TOLERANCE_SECONDS) {
    throw new WebhookVerificationError(
      "The timestamp is more than five minutes off. Check your server's clock.",
    );
  }
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
  const keys = await Promise.all([secret].flat().map(keyOf));
  for (const one of signatures.split(' ')) {
    const signature = one.startsWith('v1,') ? bytesOf(one.slice(3)) : null;
    if (signature === null) continue;
    for (const key of keys) {
      // compares in constant time
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) {
        return { ...JSON.parse(text), id };
      }
    }
  }
  throw new WebhookVerificationError("The signature doesn't match.");
}

function header(headers: WebhookRequest['headers'], name: string): string | undefined {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  return typeof value === 'string' ? value : value?.[0];
}

function keyOf(secret: string) {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  if (bytes === null || bytes.length === 0) {
    throw new WebhookVerificationError('The secret is invalid. Webhook secrets start with whsec_.');
  }
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
  } catch {
    return null;
  }
}
