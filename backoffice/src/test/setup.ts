import { afterAll, vi } from 'vitest';
import { expectQuietConsole } from '../../../sdk/test/expect-quiet-console.ts';

expectQuietConsole([
  // react-admin hands its text fields on as earlier versions of MUI had them.
  /^React does not recognize the `[iI]nputProps` prop on a DOM element/,
  // react-admin tells developers of each call that failed; here many are meant to.
  /^(ShopError|NotUploaded \[ShopError\]): /,
  // Nothing has a size in jsdom: charts wait for theirs.
  /^MUI X Charts: ChartsContainer does not have `width` prop/,
]);

// Files share a process: what one of them puts in a global's place goes with it.
afterAll(() => {
  vi.unstubAllGlobals();
});

// Tests of plain rules run without a browser.
if (typeof window === 'object') {
  const { setUpBrowser } = await import('./setup-browser.ts');
  setUpBrowser();
}
