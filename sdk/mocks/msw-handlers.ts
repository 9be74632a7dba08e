import { http, HttpResponse, type RequestHandler } from 'msw';
import { mockWidget, WIDGET_PATH } from './community/mock-community.ts';
import { type MockReply, type MockShop, toResponse } from './core/mock-shop.ts';

/** Returns the mock shop as MSW handlers for every call of the contract. */
export function mswHandlers(shop: MockShop): RequestHandler[] {
  return [
    widgetHandler(shop),
    http.all('*', async ({ request }) => {
      const reply = await shop.handleRequest(request, cookiesOf(request));
      return reply === undefined ? undefined : intercepted(reply);
    }),
  ];
}

/** Applies the reply's cookies as a browser would, because a mocked response can't set them. */
function intercepted(reply: MockReply): Response {
  if (reply === 'offline') return HttpResponse.error();
  if (typeof document === 'object') {
    for (const cookie of reply.cookies) document.cookie = cookie;
  }
  return toResponse(reply);
}

export function cookiesOf(request: Request): Record<string, string> {
  const saved = typeof document === 'object' ? document.cookie : '';
  const pairs = (request.headers.get('Cookie') ?? saved).split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  return Object.fromEntries(pairs);
}

/** Answers the community's public widget, which isn't part of the shop's contract. */
function widgetHandler(shop: MockShop): RequestHandler {
  return http.get(`*${WIDGET_PATH}`, ({ request }) => {
    const { scenarios } = shop.read();
    const isOffline = scenarios.some(
      ({ name, operations }) => name === 'offline' && operations === null,
    );
    return isOffline
      ? HttpResponse.error()
      : HttpResponse.json(mockWidget(new URL(request.url).origin));
  });
}
