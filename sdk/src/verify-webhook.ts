import type { webhooks } from './schema.d.ts';

/** What a webhook can be told; `type` says what `data` has. */
export type WebhookMessage =
  webhooks[keyof webhooks]['post']['requestBody']['content']['application/json'];

export type VerifiedWebhook = WebhookMessage & {
  /** Of the event, the same at each try and replay: tells what was handled before. */
  id: string;
};

export interface WebhookRequest {
  /** The body as it came: the text, or the bytes; not what was read from its JSON. */
  body: string | Uint8Array;
  /** As a `Request` has them, or as Node's `request.headers`. */
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** `whsec_…`; several while one is replaced. */
  secret: string | readonly string[];
  /** For tests; otherwise the present. */
  now?: Date;
}

/** Whoever sent this is not the shop, or it is too old: answer 400 and do nothing. */
export class WebhookVerificationError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'WebhookVerificationError';
  }
}

const TOLERANCE_SECONDS = 300;

/**
 * What the shop says, once it is certain that the shop says it: signed with the secret within the
 * last five minutes. Runs wherever there is Web Crypto.
 * @throws WebhookVerificationError
 */
export async function verifyWebhook(request: WebhookRequest): Promise<VerifiedWebhook> {
  const { body, headers, secret, now = new Date() } = request;
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    header(headers, `webhook-${name}`),
  );
  if (!id || !timestamp || !signatures) {
    throw new WebhookVerificationError('The headers of a webhook are missing.');
  }
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!/^\d+$/.test(timestamp) || age > TOLERANCE_SECONDS) {
    throw new WebhookVerificationError('The message is too old, or a clock is wrong.');
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
  throw new WebhookVerificationError('The signature is not of this secret.');
}

function header(headers: WebhookRequest['headers'], name: string): string | undefined {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  return typeof value === 'string' ? value : value?.[0];
}

function keyOf(secret: string) {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  if (bytes === null || bytes.length === 0) {
    throw new WebhookVerificationError('The secret is not one: it begins with whsec_.');
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
