import type { IncomingHttpHeaders } from 'node:http';
import { forbidden } from '@spindle/sdk/contract/failure';
import { madeAhead, fromOtherSite, madeByLooking } from '@spindle/sdk/domain/calls/validate-call';

/**
 * Whether a request was made by our own pages. Browsers say so in `Sec-Fetch-Site`; where that is
 * absent (older browsers, plain http, other programs), a foreign `Origin` or `Referer` gives a
 * forged request away, and a client that sends neither holds no one else's cookies.
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

/** Whether a browser fetches this only because somebody might want it soon. */
export function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((value) =>
    String(value ?? '').includes('prefetch'),
  );
}

/**
 * Whether a page's script asks, or its form: a picture, frame or style in somebody's markup is
 * fetched from our own pages too, and must not do anything by being looked at.
 */
function isByElement(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  return destination !== undefined && destination !== 'empty' && destination !== 'document';
}

/** What every call that changes something demands before anything else is looked at. */
export function requireOwnRequest(headers: IncomingHttpHeaders, publicOrigin: string): void {
  if (isPrefetch(headers)) throw forbidden(madeAhead);
  if (!isOwnRequest(headers, publicOrigin)) throw forbidden(fromOtherSite);
  if (isByElement(headers)) throw forbidden(madeByLooking);
}
