import { expect, it } from 'vitest';
import { PAGES_SECTION, pagePath, readablePages } from './written-pages.ts';

const page = (title: string, expired: boolean, locked: boolean) => ({ title, expired, locked });

it('a page is readable unless it has expired or is locked', () => {
  const open = page('Returns', false, false);
  const pages = [
    open,
    page('Old', true, false),
    page('Draft', false, true),
    page('Both', true, true),
  ];
  expect(readablePages(pages)).toEqual([open]);
  expect(readablePages([])).toEqual([]);
});

it('a page has its own path', () => {
  expect(pagePath('returns')).toBe('/ui/pages/returns');
  expect(pagePath('returns')).toContain(`/${PAGES_SECTION}/`);
});
