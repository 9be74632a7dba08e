import { seedShop } from '../demo/mock-shop/seed-shop.ts';
import { createMockShop } from '../mocks/core/mock-shop.ts';
import { memoryStore } from '../mocks/core/store.ts';

export const DAY_MS = 86_400_000;

/** Creates the demo's mock shop, with a clock that can be moved ahead. */
export function shopWithClock() {
  const clock = { ahead: 0 };
  const mocks = createMockShop({
    store: memoryStore(seedShop(new Date())),
    now: () => new Date(Date.now() + clock.ahead),
  });
  return { mocks, clock };
}
