/** The section whose elements are separate pages, linked in every page's footer. */
export const PAGES_SECTION = 'pages';

export const pagePath = (elementId: string) => `/ui/pages/${elementId}`;

/** Returns the elements that customers can currently open as pages. */
export function readablePages<Page extends { expired: boolean; locked: boolean }>(
  elements: readonly Page[],
): Page[] {
  return elements.filter(({ expired, locked }) => !expired && !locked);
}
