import { narrowScreen } from './narrow-screen.ts';

/** What the `matchMedia` of a screen as wide as a desk's answers. */
export function wideScreen(media: string): MediaQueryList {
  return Object.assign(narrowScreen(media), { matches: /min-width/.test(media) });
}
