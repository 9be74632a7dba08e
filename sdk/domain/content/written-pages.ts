/** The section whose elements are pages of their own, linked from the foot of every page. */
export const PAGES_SECTION = 'pages';

export const pagePath = (elementId: string) => `/ui/pages/${elementId}`;

/** Of the section's elements those that are pages now. */
export function readablePages<Page extends { expired: boolean; locked: boolean }>(
  elements: readonly Page[],
): Page[] {
  return elements.filter(({ expired, locked }) => !expired && !locked);
}
