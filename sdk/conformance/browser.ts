import { contract } from '../contract/contract.ts';
import { readOperations } from '../contract/operation.ts';
import { makeRouter } from '../contract/router.ts';
import { saveCookie, type Cookies } from '../mocks/core/cookies.ts';
import { createShopClient, type ShopClient } from '../src/client.ts';

type Send = (request: Request) => Promise<Response>;

const findRoute = makeRouter(readOperations(contract));

/** Creates a client for any transport. It records which calls succeed. */
export function recordingClient(
  baseUrl: string,
  send: Send,
  { succeeded, token }: { succeeded: Set<string>; token?: string },
): ShopClient {
  return createShopClient({
    baseUrl,
    ...(token === undefined ? {} : { token }),
    async fetch(request) {
      const response = await send(request);
      const route = response.ok && findRoute(request.method, new URL(request.url).pathname);
      if (route) succeeded.add(route.operation.id);
      return response;
    },
  });
}

/** Sends requests as a page of the shop does, with its cookies. */
export function asBrowser(send: Send, cookies: Cookies = new Map()): Send {
  return async (request) => {
    const headers = new Headers(request.headers);
    headers.set('Sec-Fetch-Site', 'same-origin');
    if (cookies.size > 0)
      headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await send(new Request(request, { headers }));
    for (const line of response.headers.getSetCookie()) saveCookie(cookies, line);
    return response;
  };
}
