import { afterAll, vi } from 'vitest';
import { expectQuietConsole } from '../../../sdk/test/expect-quiet-console.ts';

expectQuietConsole([
  // react-admin passes props to its text fields that only earlier versions of MUI know.
  /^React does not recognize the `[iI]nputProps` prop on a DOM element/,
  // react-admin logs every failed call for developers. Many fail on purpose here.
  /^(ShopError|NotUploaded \[ShopError\]): /,
  // Elements have no size in jsdom, so charts wait for one.
  /^MUI X Charts: ChartsContainer does not have `width` prop/,
]);

// Test files share a process, so each removes the globals it replaced.
afterAll(() => {
  vi.unstubAllGlobals();
});

// Tests of plain functions run without a browser.
if (typeof window === 'object') {
  const { setUpBrowser } = await import('./setup-browser.ts');
  setUpBrowser();
}
