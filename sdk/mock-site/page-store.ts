import type { Store } from '../mocks/core/store.ts';
import { browserStore } from './browser-store.ts';
import { seedShop } from '../demo/mock-shop/seed-shop.ts';

/**
 * The meta tag in a page's head that identifies the stored shop. A different value starts a new
 * one.
 */
export const VERSION_META = 'mock-shop';

/** Returns the shop that all pages of `npm run mock` share. */
export function pageStore(): Store {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${VERSION_META}"]`);
  return browserStore(meta?.content ?? '', () => seedShop(new Date()));
}
