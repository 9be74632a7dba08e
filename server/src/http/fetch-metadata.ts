import type { IncomingHttpHeaders } from 'node:http';
import { forbidden } from '@spindle/sdk/contract/failure';
import { madeAhead, fromOtherSite, madeByLooking } from '@spindle/sdk/domain/calls/validate-call';

/**
 * Tells whether a request was made by our own pages, which browsers say in `Sec-Fetch-Site`. If it
 * is missing (older browsers, plain http, other programs), a foreign `Origin` or `Referer` reveals
 * a forged request, and a client that sends neither has no one else's cookies.
 */
export function isOwnRequest(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const source = headers.origin ?? headers.referer;
  if (source === undefined) return true;
  if (!URL.canParse(source)) return false;
  const { origin, host } = new URL(source);
  return origin === publicOrigin || (host !== '' && host === headers.host);
}

/** Tells whether a browser only prefetches this in case it is needed soon. */
export function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((value) =>
    String(value ?? '').includes('prefetch'),
  );
}

/**
 * Tells whether an element loads this, rather than a page's script or form. A picture, frame or
 * style in someone's markup is also loaded by our pages, and viewing it must not change anything.
 */
function isByElement(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  return destination !== undefined && destination !== 'empty' && destination !== 'document';
}

/** Checks first for every call that changes something. */
export function requireOwnRequest(headers: IncomingHttpHeaders, publicOrigin: string): void {
  if (isPrefetch(headers)) throw forbidden(madeAhead);
  if (!isOwnRequest(headers, publicOrigin)) throw forbidden(fromOtherSite);
  if (isByElement(headers)) throw forbidden(madeByLooking);
}
