import { saveCookie, type Cookies } from './core/cookies.ts';
import { type MockShop, toResponse } from './core/mock-shop.ts';

type MockFetch = (request: Request | URL | string, init?: RequestInit) => Promise<Response>;

/**
 * Returns a `fetch` function that is answered by the mock shop, for any runtime. It intercepts
 * nothing and needs no network. Each one is a separate browser, in which someone can sign in.
 * @param cookies the browser's existing cookies
 */
export function mockFetch(shop: MockShop, cookies: Cookies = new Map()): MockFetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { signal, url } = request;
    signal.throwIfAborted();
    const reply = await shop.handleRequest(request, Object.fromEntries(cookies));
    signal.throwIfAborted();
    if (reply === undefined) throw new Error(`The mock shop has no endpoint ${url}.`);
    if (reply === 'offline') throw new TypeError('fetch failed');
    // Pages can't read or send cookies through `fetch`, so they are kept here.
    for (const line of reply.cookies) saveCookie(cookies, line);
    return toResponse(reply);
  };
}
