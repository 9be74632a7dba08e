import { http, HttpResponse, type RequestHandler } from 'msw';
import type { MockShop } from '../core/mock-shop.ts';
import { communityWidget, WIDGET_PATH } from './widget.ts';

/** The community's own answer to a page that shows it; no call of the shop's contract. */
export function widgetHandler(shop: MockShop): RequestHandler {
  return http.get(`*${WIDGET_PATH}`, ({ request }) => {
    const { scenarios } = shop.read();
    const isOffline = scenarios.some(
      ({ name, operations }) => name === 'offline' && operations === null,
    );
    return isOffline
      ? HttpResponse.error()
      : HttpResponse.json(communityWidget(new URL(request.url).origin));
  });
}
