import createClient from 'openapi-fetch';
import type { paths } from './schema.d.ts';

/** Spread into a call whose body the contract wants as JSON instead of a form. */
export const asJson = { headers: { 'Content-Type': 'application/json' } } as const;

/**
 * The typed client of the shop's API. Bodies go out as forms, a FormData as multipart, and as JSON
 * where the call says `...asJson`. Sends cookies to its own origin only.
 */
export function createShopClient(options: {
  baseUrl: string;
  fetch?: (request: Request) => Promise<Response>;
}) {
  return createClient<paths>({
    baseUrl: options.baseUrl,
    // Looked up at each call, so that whoever replaces the global later (tests, tracing) is heard.
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    credentials: 'same-origin',
    // Unset, so that the browser derives the type (and a multipart boundary) from the body itself.
    headers: { 'Content-Type': null },
    bodySerializer: serializeBody,
  });
}

export type ShopClient = ReturnType<typeof createShopClient>;

function serializeBody(body: unknown, headers?: unknown): BodyInit {
  if (body instanceof FormData) return body;
  if (wantsJson(headers)) return JSON.stringify(body);
  return toForm(body);
}

function wantsJson(headers: unknown): boolean {
  return headers instanceof Headers && (headers.get('Content-Type') ?? '').includes('json');
}

function toForm(body: unknown): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, String(one));
  }
  return form;
}
