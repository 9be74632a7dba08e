import { afterEach, beforeEach, vi } from 'vitest';

/** Where the browser would have gone. */
export const goTo = vi.fn<(url: string) => void>();

/** For every test of a file: the browser stays where it is. */
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
