import { setupWorker } from 'msw/browser';
import { createMockShop, type MockShop } from './core/mock-shop.ts';
import { memoryStore } from './core/store.ts';
import { imagesHandler } from './images-handler.ts';
import { mswHandlers } from './msw-handlers.ts';
import { pageStore } from './page-store.ts';
import { showPanel } from './panel/mock-panel.ts';

interface PageOptions {
  /** Asks anew for all the page shows. */
  refetch: () => void;
}

export interface PageMocks {
  /** What `GET /api/config` answers, whatever scenario is on: pages come with it. */
  config: unknown;
}

/** Plays the shop for this page, before its first call. */
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
  return { config: await readConfig(shop) };
}

async function readConfig(shop: MockShop): Promise<unknown> {
  const untroubled = createMockShop({ store: memoryStore({ ...shop.read(), scenarios: [] }) });
  const reply = await untroubled.answer(new Request('/api/config'));
  if (typeof reply !== 'object' || reply.status !== 200) return null;
  return JSON.parse(reply.body ?? 'null');
}
