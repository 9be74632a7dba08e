import { basename, extname } from 'node:path';
import type { Rolldown } from 'vite';

/**
 * The pages people arrive at, by module name: the page first, then what it shows at some URLs.
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
  const names = importing(id, graph);
  const views = FIRST_VIEWS.filter((view) => view.some((name) => names.has(name)));
  return new Set(views.map(([page]) => page)).size >= SHARED_BY_PAGES ? 'shop' : null;
};

/**
 * Does the same for modules that only the other pages import. The first view lists every file that
 * may follow, so fewer files make it smaller too.
 */
export const sharedByOtherPages: Rolldown.CodeSplittingNameFunction = (id, graph) => {
  const names = importing(id, graph);
  return names.size === 0 || FIRST_VIEWS.flat().some((name) => names.has(name)) ? null : 'pages';
};

/** Returns the names of the modules of ours that import a module, directly or not; none for a library. */
function importing(
  id: string,
  graph: Parameters<Rolldown.CodeSplittingNameFunction>[1],
): Set<string> {
  if (id.includes('node_modules')) return new Set();
  const found = new Set([id]);
  for (const module of found) {
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) found.add(importer);
  }
  return new Set([...found].map((module) => basename(module, extname(module))));
}
