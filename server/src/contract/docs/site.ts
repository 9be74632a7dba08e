import type { JsonObject } from '@spindle/sdk/contract/document';
import { SHOP_NAME } from '@spindle/sdk/domain/mail/email';
import { DOCS, guideUrl, tagUrl } from './addresses.ts';
import { callsOf } from './call.ts';
import { changesPage } from './changes/changes-page.ts';
import { codesPage } from './codes-page.ts';
import { readGuides } from './guides.ts';
import { layout, type Contents } from './layout.ts';
import { linkCalls } from './link-calls.ts';
import { overviewPage, schemasPage, tagPage, webhooksPage } from './pages.ts';
import { RESULTS } from './results-mark.ts';
import { searchEntries, type SearchEntry } from './search-entries.ts';
import { Contract } from './shapes.ts';
import { blockText } from './text.ts';

export interface Site {
  /** Every page by its path. */
  pages: Record<string, string>;
  entries: SearchEntry[];
  /** The search page without results. */
  search: string;
}

/** Renders the contract as pages. */
export function docsSite(document: JsonObject, released: JsonObject | null): Site {
  const parsed = Contract.parse(document);
  // Pages are rendered once, and the shop's name is filled in later.
  const contract = { ...parsed, info: { ...parsed.info, title: SHOP_NAME } };
  const { info, tags, paths, webhooks, components } = contract;
  const calls = callsOf(document, paths);
  const guides = readGuides();
  const called = callsOf(document, webhooks);
  const contents: Contents = {
    title: info.title,
    version: info.version,
    guides,
    tags: tags.map(({ name }) => ({ name, calls: calls.filter((call) => call.tag === name) })),
    webhooks: called.length > 0,
  };
  const written: [path: string, title: string, main: string][] = [
    [DOCS, 'Overview', overviewPage(contract, guides)],
    ...guides.map(({ name, title, text }): [string, string, string] => [
      guideUrl(name),
      title,
      `<h1>${title}</h1><div class="prose">${blockText(text)}</div>`,
    ]),
    ...tags.map((tag): [string, string, string] => [
      tagUrl(tag.name),
      tag.name,
      tagPage(tag, calls),
    ]),
    ...(called.length > 0
      ? [[`${DOCS}/webhooks`, 'Webhooks', webhooksPage(called)] satisfies [string, string, string]]
      : []),
    [`${DOCS}/schemas`, 'Schemas', schemasPage(components.schemas)],
    [`${DOCS}/codes`, 'Errors and codes', codesPage(calls)],
    [`${DOCS}/changes`, 'Changes', changesPage(document, released)],
  ];
  const link = linkCalls(calls);
  const pages = written.map(([path, title, main]) => [
    path,
    layout(contents, path, title, link(main)),
  ]);
  return {
    pages: Object.fromEntries(pages),
    entries: searchEntries(calls, guides, components.schemas),
    search: layout(contents, `${DOCS}/search`, 'Search', `<h1>Search</h1>${RESULTS}`),
  };
}
