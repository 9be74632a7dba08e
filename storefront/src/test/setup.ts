import { afterAll, vi } from 'vitest';
import { expectQuietConsole } from '../../../sdk/test/expect-quiet-console.ts';

expectQuietConsole();

// Files share a process: what one of them puts in a global's place goes with it.
afterAll(() => {
  vi.unstubAllGlobals();
});

// Tests of what needs no page run without a browser.
if (typeof window === 'object') {
  const { setUpBrowser } = await import('./setup-browser.ts');
  setUpBrowser();
}
