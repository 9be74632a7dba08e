import { afterAll, vi } from 'vitest';
import { expectQuietConsole } from '../../../sdk/test/expect-quiet-console.ts';

expectQuietConsole();

// Test files share a process, so each removes the globals it replaced.
afterAll(() => {
  vi.unstubAllGlobals();
});

// Tests that need no page run without a browser.
if (typeof window === 'object') {
  const { setUpBrowser } = await import('./setup-browser.ts');
  setUpBrowser();
}
