/** The section whose elements are pages of their own, linked in the footer of every page. */
export const PAGES_SECTION = 'pages';

export const pagePath = (elementId: string) => `/ui/pages/${elementId}`;

/** Returns the elements that customers can open as pages now. */
export function readablePages<Page extends { expired: boolean; locked: boolean }>(
  elements: readonly Page[],
): Page[] {
  return elements.filter(({ expired, locked }) => !expired && !locked);
}
