import { getResponse, http, HttpResponse } from 'msw';
import { mockShop, server } from './mock-shop.ts';

/** Lets the shop handle the next call, but drops its response. */
export function dropNextResponse(): { answer: string } {
  const lost = { answer: '' };
  server.use(
    http.all(
      '*/api/*',
      async ({ request }) => {
        const response = await getResponse(mockShop.handlers, request.clone());
        lost.answer = (await response?.text()) ?? '';
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  return lost;
}
