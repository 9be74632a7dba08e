import { afterEach, beforeEach, vi } from 'vitest';

/** Receives the URL the browser would have gone to. */
export const goTo = vi.fn<(url: string) => void>();

/** Keeps the browser on the page in every test of a file. */
export function stayInShop(): void {
  beforeEach(() => {
    const { origin, pathname, href } = window.location;
    vi.stubGlobal('location', { origin, pathname, href, assign: goTo });
  });

  afterEach(() => {
    goTo.mockReset();
    vi.unstubAllGlobals();
  });
}
