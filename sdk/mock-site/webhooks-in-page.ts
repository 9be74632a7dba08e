import type { MockShop } from '../mocks/core/mock-shop.ts';
import { mockWebhooks } from '../mocks/webhooks/mock-webhooks.ts';

const EVERY_MS = 2000;

/**
 * Sends due webhooks. Nothing leaves the page: each request is the `detail` of the window's
 * `webhook` event, and all count as received.
 */
export function sendWebhooksInPage(shop: MockShop, sent: () => void): void {
  let received = 0;
  const receive = (request: Request) => {
    received += 1;
    window.dispatchEvent(new CustomEvent('webhook', { detail: request }));
    return new Response(null, { status: 204 });
  };
  const send = async () => {
    const before = received;
    await mockWebhooks(shop, receive, window.location.origin);
    if (received > before) sent();
  };
  setInterval(() => {
    if ((shop.read().webhooks ?? []).length === 0) return;
    // Only one tab sends webhooks.
    void navigator.locks.request('webhooks', { ifAvailable: true }, (lock) =>
      lock ? send() : undefined,
    );
  }, EVERY_MS);
}
