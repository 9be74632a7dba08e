import { keepCookie, type Cookies } from './core/cookies.ts';
import { type MockShop, toResponse } from './core/mock-shop.ts';

type MockFetch = (request: Request | URL | string, init?: RequestInit) => Promise<Response>;

/**
 * The played shop as a `fetch`, in any runtime: nothing is intercepted, nothing goes over the wire.
 * Each is a browser of its own, in which somebody can sign in.
 * @param cookies what that browser keeps already
 */
export function mockFetch(shop: MockShop, cookies: Cookies = new Map()): MockFetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { signal, url } = request;
    signal.throwIfAborted();
    const reply = await shop.handleRequest(request, Object.fromEntries(cookies));
    signal.throwIfAborted();
    if (reply === undefined) throw new Error(`The played shop knows nothing of ${url}.`);
    if (reply === 'offline') throw new TypeError('fetch failed');
    // Pages see no cookies in a response, nor may they send any: they are kept here.
    for (const line of reply.cookies) keepCookie(cookies, line);
    return toResponse(reply);
  };
}
