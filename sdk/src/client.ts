import createClient, { type Middleware } from 'openapi-fetch';
import type { Calls } from './calls.ts';

/** Spread into a call to send its body as JSON instead of a form. */
export const asJson = { headers: { 'Content-Type': 'application/json' } } as const;

/**
 * Spread into a call that creates, pays or buys, so that it takes effect once, however often it is
 * sent. Pass the same key to send the same call again.
 */
export function once(key: string = crypto.randomUUID()): { middleware: Middleware[] } {
  return { middleware: [withHeader('Idempotency-Key', key)] };
}

export interface ShopClientOptions {
  /** The shop's URL: `https://shop.example`. */
  baseUrl: string;
  /** An API token, for programs. Pages in a browser use their session instead. */
  token?: string;
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * Creates the typed client of the shop's API. Bodies are sent as forms, those with a file as
 * multipart, and as JSON if the call has `...asJson`. Sends cookies to its own origin only.
 */
export function createShopClient(options: ShopClientOptions) {
  return createTypedClient<Calls>(options);
}

/** Creates the same client, with its calls typed as in `Paths`. */
export function createTypedClient<Paths extends object>(options: ShopClientOptions) {
  const client = createClient<Paths>({
    baseUrl: options.baseUrl,
    // Looked up for each call, so that a later replacement of the global (tests, tracing) takes
    // effect.
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    credentials: 'same-origin',
    // Unset, so that the browser derives the type (and a multipart boundary) from the body.
    headers: { 'Content-Type': null },
    bodySerializer: serializeBody,
  });
  const { token } = options;
  if (token !== undefined) client.use(withHeader('Authorization', `Bearer ${token}`));
  return client;
}

export type ShopClient = ReturnType<typeof createShopClient>;

function withHeader(name: string, value: string): Middleware {
  return { onRequest: ({ request }) => request.headers.set(name, value) };
}

function serializeBody(body: unknown, headers?: unknown): NonNullable<RequestInit['body']> {
  if (typeof body === 'string' || body instanceof FormData) return body;
  if (wantsJson(headers)) return JSON.stringify(body);
  return toForm(body);
}

function wantsJson(headers: unknown): boolean {
  return headers instanceof Headers && (headers.get('Content-Type') ?? '').includes('json');
}

function toForm(body: unknown): URLSearchParams | FormData {
  const fields = Object.entries(body ?? {})
    .filter(([, value]) => isPresent(value))
    .flatMap(([name, value]) => [value].flat().map((one): [string, unknown] => [name, one]));
  if (!fields.some(([, value]) => value instanceof Blob)) {
    const form = new URLSearchParams();
    for (const [name, value] of fields) form.append(name, textOf(value));
    return form;
  }
  const form = new FormData();
  for (const [name, value] of fields) {
    form.append(name, value instanceof Blob ? value : textOf(value));
  }
  return form;
}

/** Forms can't hold objects, so nested parts of a record are sent as JSON text. */
function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}
