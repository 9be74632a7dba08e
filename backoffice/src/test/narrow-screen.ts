/** What a phone's `matchMedia` answers. */
export function narrowScreen(media: string): MediaQueryList {
  const nobody = { onchange: null, addListener: () => undefined, removeListener: () => undefined };
  return Object.assign(new EventTarget(), { media, matches: /max-width/.test(media), ...nobody });
}
