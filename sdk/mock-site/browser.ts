import { setupWorker } from 'msw/browser';
import { createMockShop, type MockShop } from '../mocks/core/mock-shop.ts';
import { memoryStore } from '../mocks/core/store.ts';
import { mswHandlers } from '../mocks/msw-handlers.ts';
import { pageStore } from './page-store.ts';
import { showPanel } from './panel/mock-panel.ts';
import { sendWebhooksInPage } from './webhooks-in-page.ts';
import { http, HttpResponse, passthrough, type RequestHandler } from 'msw';

interface PageOptions {
  /** Loads everything on the page again. */
  refetch: () => void;
}

export interface PageMocks {
  /** Response of `GET /api/config`, independent of the scenario, because pages include it. */
  config: unknown;
}

/** Starts the mock shop in this page, before its first call. */
export async function startMocks({ refetch }: PageOptions): Promise<PageMocks> {
  const store = pageStore();
  const shop = createMockShop({ store });
  const worker = setupWorker(imagesHandler(shop), ...mswHandlers(shop));
  await worker.start({
    serviceWorker: { url: '/mockServiceWorker.js', options: { scope: '/' } },
    onUnhandledFrame: 'bypass',
    quiet: true,
  });
  showPanel({ store, refetch });
  sendWebhooksInPage(shop, refetch);
  return { config: await readConfig(shop) };
}

async function readConfig(shop: MockShop): Promise<unknown> {
  const untroubled = createMockShop({ store: memoryStore({ ...shop.read(), scenarios: [] }) });
  const reply = await untroubled.handleRequest(new Request('/api/config'));
  if (typeof reply !== 'object' || reply.status !== 200) return null;
  return JSON.parse(reply.body ?? 'null');
}

/** Serves the shop's uploaded pictures unchanged. The server has all others. */
function imagesHandler(shop: MockShop): RequestHandler {
  return http.get('/images/*', async ({ request }) => {
    const path = decodeURIComponent(new URL(request.url).pathname).replace(/^\/images\//, '');
    const uploaded = findUpload(shop.read().files, path);
    if (uploaded === undefined) return passthrough();
    const { headers, body } = await fetch(uploaded);
    return new HttpResponse(body, {
      headers: { 'Content-Type': headers.get('Content-Type') ?? '' },
    });
  });
}

/** One file serves all its widths and formats. */
function findUpload(files: Record<string, string>, path: string): string | undefined {
  const whole = path.replace(/-(400|800)(?=\.\w+$)/, '');
  return [path, whole, whole.replace(/\.avif$/, '.webp')]
    .map((name) => files[name])
    .find((file) => file !== undefined);
}
