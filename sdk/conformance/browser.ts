import { contract } from '../contract/contract.ts';
import { readOperations } from '../contract/operation.ts';
import { makeRouter } from '../mocks/core/router.ts';
import { createShopClient, type ShopClient } from '../src/client.ts';

const findRoute = makeRouter(readOperations(contract));

/** A client that keeps its cookies, over any way to send a request, and notes what succeeds. */
export function browserAt(
  baseUrl: string,
  send: (request: Request) => Promise<Response>,
  { succeeded, cookies = new Map() }: { succeeded: Set<string>; cookies?: Map<string, string> },
): ShopClient {
  return createShopClient({
    baseUrl,
    async fetch(request) {
      const headers = new Headers(request.headers);
      headers.set('Sec-Fetch-Site', 'same-origin');
      if (cookies.size > 0)
        headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
      const response = await send(new Request(request, { headers }));
      for (const line of response.headers.getSetCookie()) keep(cookies, line);
      note(request, response, succeeded);
      return response;
    },
  });
}

/** A client with a token and nothing else. */
export function programAt(
  baseUrl: string,
  send: (request: Request) => Promise<Response>,
  { succeeded, token }: { succeeded: Set<string>; token: string },
): ShopClient {
  return createShopClient({
    baseUrl,
    token,
    async fetch(request) {
      const response = await send(request);
      note(request, response, succeeded);
      return response;
    },
  });
}

function note(request: Request, response: Response, succeeded: Set<string>): void {
  const route = response.ok && findRoute(request.method, new URL(request.url).pathname);
  if (route) succeeded.add(route.operation.id);
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
  const gone = attributes.some((one) => /^max-age=0$|^expires=.*1970/i.test(one));
  if (gone || value === '') cookies.delete(name);
  else cookies.set(name, value);
}
