import { relationsOf } from '@spindle/sdk/domain/catalog/relations';
import { PAGES_SECTION } from '@spindle/sdk/domain/content/written-pages';
import type { QueryKey } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { featuredItems, featuredQuery, withoutMedia } from '../catalog/featured.ts';
import {
  catalogItemsQuery,
  catalogsQuery,
  itemQuery,
  type Catalog,
  type CatalogItem,
} from '../catalog/queries.ts';
import { COMPARE_PATH, readCompared } from '../compare/compared-items.ts';
import { elementsQuery, type Element } from '../content/queries.ts';
import { HOME_SECTION } from '../home/home-elements.ts';
import { pageLinks, pageLinksQuery } from '../content/page-links-query.ts';
import { findPage, writtenPageQuery } from '../content/written-page-query.ts';
import { missingParts } from '../partslist/parts.ts';
import { partsListQuery, type PartsList } from '../partslist/queries.ts';
import { findInCatalog } from '../finding/find-in-catalog.ts';
import { findingsKey } from '../finding/findings-key.ts';
import { catalogView, readSearch, type SearchView } from '../finding/search-url.ts';
import {
  searchParameters,
  searchQuery,
  type SearchParameters,
  type SearchResult,
} from '../search/queries.ts';
import { HELP_SECTION } from '../support/help-section.ts';
import { routeOf } from './routes.tsx';

type Ready<T> = T | Promise<T>;

/** Loads the data of public pages. The server keeps frequently read data in memory. */
export interface PageData {
  catalogs: () => Catalog[];
  /** Null if the catalog doesn't exist. */
  items: (catalogId: string) => Ready<CatalogItem[] | null>;
  /** All items of a small catalog, or the first ones of a large one. */
  firstItems: (catalogId: string) => Ready<CatalogItem[] | null>;
  item: (catalogId: string, catalogItemId: string) => Ready<CatalogItem | null>;
  /** Empty if the section doesn't exist. */
  elements: (category: string) => Ready<Element[]>;
  /** Opens a shared list, and returns null if there is none. Opening it extends its life. */
  partsList: (id: string) => Promise<PartsList | null>;
  /** Returns the response of the call of that name, or null if it can't respond now. */
  search: (parameters: SearchParameters) => Promise<SearchResult | null>;
}

export interface PageSeeds {
  queries: [key: QueryKey, data: unknown][];
  /** False if the page must not be cached for other visitors. */
  lasting?: false;
  /** False for an unknown path, catalog or item. */
  found: boolean;
}

/** Returns the responses to the queries a page will make, so that it renders without waiting. */
export async function pageSeeds(
  address: { path: string; search: string },
  data: PageData,
): Promise<PageSeeds> {
  const { queries, ...seeds } = await ownSeeds(address, data);
  const links = pageLinks(await data.elements(PAGES_SECTION));
  return { ...seeds, queries: [...queries, [pageLinksQuery().queryKey, links]] };
}

/** Returns the page's own queries, without those that all pages share. */
async function ownSeeds(
  { path, search }: { path: string; search: string },
  data: PageData,
): Promise<PageSeeds> {
  const route = routeOf(path);
  if (!route) return { queries: await homeSeeds(data), found: false };
  if (!route.rendered) return { queries: [], found: true };
  if (route.path === '/home') return { queries: await homeSeeds(data), found: true };
  if (route.path === '/ui/support') return { queries: await helpSeeds(data), found: true };

  if (route.path === COMPARE_PATH)
    return { queries: await compareSeeds(search, data), found: true };
  if (route.path === '/ui/search') return findSeeds(readSearch(search), data);
  if (route.path === '/ui/build/:id') return partsListSeeds(path, data);
  if (route.path === '/ui/pages/:elementId') return writtenSeeds(path, data);

  const { catalogId, catalogItemId } = matchPath(route.path, path)?.params ?? {};
  const queries: PageSeeds['queries'] = [[catalogsQuery('public').queryKey, data.catalogs()]];
  let found = true;
  if (catalogId && catalogItemId) {
    const item = await data.item(catalogId, catalogItemId);
    queries.push([itemQuery(catalogId, catalogItemId, 'public').queryKey, item]);
    queries.push(...(await itemSeeds(item ? relationsOf(item.attributes) : [], data)));
    found = item !== null;
  } else if (catalogId && isLarge(catalogId, data)) {
    return findSeeds({ ...catalogView(search), catalogId }, data);
  } else if (catalogId) {
    const items = await data.items(catalogId);
    queries.push([
      catalogItemsQuery(catalogId, 'public').queryKey,
      items?.map((item) => withoutMedia(item)) ?? null,
    ]);
    const catalog = data.catalogs().find((one) => one.catalogId === catalogId);
    if (items && catalog) {
      const view = catalogView(search);
      queries.push([findingsKey(catalogId, view), findInCatalog(items, catalog, view)]);
    }
    found = items !== null;
  }
  return { queries: found ? queries : [...queries, ...(await homeSeeds(data))], found };
}

const isLarge = (id: string, data: PageData) =>
  data.catalogs().some(({ catalogId, large }) => catalogId === id && large);

/** Read each time: opening a list is what keeps it from being deleted. */
async function partsListSeeds(path: string, data: PageData): Promise<PageSeeds> {
  const id = path.slice(path.lastIndexOf('/') + 1);
  const list = await data.partsList(id);
  const queries: PageSeeds['queries'] = [[partsListQuery(id).queryKey, list]];
  if (list === null) return { queries, found: false };
  queries.push(...(await itemSeeds(missingParts(list.lines), data)));
  return { queries, found: true, lasting: false };
}

/** If search doesn't respond, the browser sends the query itself and shows why it failed. */
async function findSeeds(view: SearchView, data: PageData): Promise<PageSeeds> {
  const result = await data.search(searchParameters(view));
  const queries: PageSeeds['queries'] = [[catalogsQuery('public').queryKey, data.catalogs()]];
  if (result) queries.push([searchQuery(view).queryKey, result]);
  return { queries, found: true, lasting: false };
}

function compareSeeds(search: string, data: PageData): Promise<PageSeeds['queries']> {
  const keys = readCompared(new URLSearchParams(search).getAll('item')).map((key) => {
    const [catalogId = '', catalogItemId = ''] = key.split('/');
    return { catalogId, catalogItemId };
  });
  return itemSeeds(keys, data);
}

/** Loads individual items in parallel. */
function itemSeeds(
  keys: readonly { catalogId: string; catalogItemId: string }[],
  data: PageData,
): Promise<PageSeeds['queries']> {
  return Promise.all(
    keys.map(async ({ catalogId, catalogItemId }): Promise<PageSeeds['queries'][number]> => [
      itemQuery(catalogId, catalogItemId, 'public').queryKey,
      await data.item(catalogId, catalogItemId),
    ]),
  );
}

async function writtenSeeds(path: string, data: PageData): Promise<PageSeeds> {
  const elementId = path.slice(path.lastIndexOf('/') + 1);
  const page = findPage(await data.elements(PAGES_SECTION), elementId);
  const queries: PageSeeds['queries'] = [[writtenPageQuery(elementId).queryKey, page]];
  if (page) return { queries, found: true };
  return { queries: [...queries, ...(await homeSeeds(data))], found: false };
}

async function helpSeeds(data: PageData): Promise<PageSeeds['queries']> {
  return [[elementsQuery(HELP_SECTION).queryKey, await data.elements(HELP_SECTION)]];
}

async function homeSeeds(data: PageData): Promise<PageSeeds['queries']> {
  const catalogs = data.catalogs();
  return [
    [catalogsQuery('public').queryKey, catalogs],
    [elementsQuery(HOME_SECTION).queryKey, await data.elements(HOME_SECTION)],
    [
      featuredQuery().queryKey,
      await featuredItems(catalogs, async ({ catalogId }) => data.firstItems(catalogId)),
    ],
  ];
}
