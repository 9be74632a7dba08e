import { basename, extname } from 'node:path';
import type { Rolldown } from 'vite';

/**
 * The pages people arrive at, by module name: the page first, then what it shows at some addresses.
 */
export const FIRST_VIEWS: readonly (readonly string[])[] = [
  ['home-page'],
  ['catalog-list-page'],
  ['catalog-page', 'item-cards'],
  ['catalog-page', 'item-table'],
  ['item-page'],
  ['search-page', 'item-cards'],
  ['search-page', 'item-table'],
  // A sold-out item offers visitors a notification, which asks them to sign in first.
  ['catalog-page', 'item-table', 'sign-in-first'],
  ['search-page', 'item-table', 'sign-in-first'],
];

const SHARED_BY_PAGES = 3;

/**
 * Puts our modules that several of these pages import into one chunk. On its own, the bundler makes
 * about twenty, which compress worse.
 */
export const sharedByFirstViews: Rolldown.CodeSplittingNameFunction = (id, graph) => {
  if (id.includes('node_modules')) return null;
  const importing = new Set([id]);
  for (const module of importing) {
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) importing.add(importer);
  }
  const names = new Set([...importing].map((module) => basename(module, extname(module))));
  const views = FIRST_VIEWS.filter((view) => view.some((name) => names.has(name)));
  return new Set(views.map(([page]) => page)).size >= SHARED_BY_PAGES ? 'shop' : null;
};
