import type { IncomingHttpHeaders } from 'node:http';
import { forbidden } from '@spindle/sdk/contract/failure';
import {
  prerenderRejected,
  fromOtherSite,
  prefetchRejected,
} from '@spindle/sdk/domain/calls/validate-call';

/**
 * Returns true if our own pages made a request, according to the browser's `Sec-Fetch-Site`. If
 * that header is missing (older browsers, plain http, other programs), a foreign `Origin` or
 * `Referer` reveals a forged request. A client that sends neither header has no one else's cookies.
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

/** Returns true if a browser only prefetches the resource in case it is needed soon. */
export function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((value) =>
    String(value ?? '').includes('prefetch'),
  );
}

/**
 * Returns true if an element loads the resource, rather than a page's script or form. Our pages
 * also load a picture, frame or style from someone's markup, and viewing that markup must not
 * change anything.
 */
function isByElement(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  return destination !== undefined && destination !== 'empty' && destination !== 'document';
}

/** Runs before every call with side effects. */
export function requireOwnRequest(headers: IncomingHttpHeaders, publicOrigin: string): void {
  if (isPrefetch(headers)) throw forbidden(prerenderRejected);
  if (!isOwnRequest(headers, publicOrigin)) throw forbidden(fromOtherSite);
  if (isByElement(headers)) throw forbidden(prefetchRejected);
}
