import type { Store } from '../mocks/core/store.ts';
import { browserStore } from './browser-store.ts';
import { seedShop } from '../demo/played-shop/seed-shop.ts';

/** Says in a page's head which shop is kept: another one is begun where this changes. */
export const VERSION_META = 'mock-shop';

/** The shop that all pages of `npm run mock` share. */
export function pageStore(): Store {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${VERSION_META}"]`);
  return browserStore(meta?.content ?? '', () => seedShop(new Date()));
}
