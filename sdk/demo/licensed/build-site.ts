import { readFileSync } from 'node:fs';
import type { Files } from '../downloads/plan-files.ts';
import { pageHtml, type Site } from './page.ts';

/** The style sheet of both sites. */
const style = readFileSync(new URL('style.css', import.meta.url), 'utf8');

/** Returns a site's complete pages, and the files they use. */
export function buildSite(site: Site, others: Files = {}): Files {
  const pages = site.pages.map((page): [string, string] => [page.path, pageHtml(site, page)]);
  return { ...Object.fromEntries(pages), 'style.css': style, ...others };
}
