import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useHydrated } from '../page-parts/use-hydrated.ts';
import type { Catalog, CatalogItem } from '../catalog/queries.ts';
import type { CatalogFindings, Findings } from './findings.ts';
import { findingsKey } from './findings-key.ts';
import type { SearchView } from './search-url.ts';

/**
 * Returns the matching items of a catalog, and the facets. The server sends them with the page. The
 * code that finds items in the browser, with its table of units, loads when the view or the items
 * change. Undefined until loaded.
 */
export function useFindings(
  catalog: Catalog | undefined,
  items: readonly CatalogItem[],
  view: SearchView,
): Findings | undefined {
  const served = useServedFindings(catalog, items, view);
  const finder = useQuery({
    // Doesn't use `reads`, because it loads code.
    queryKey: ['finder'],
    queryFn: async () => (await import('./find-in-catalog.ts')).findInCatalog,
    enabled: catalog !== undefined && served === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    throwOnError: true,
  });
  const find = finder.data;
  return useMemo(() => {
    const found = served ?? (catalog && find?.(items, catalog, view));
    if (!found) return undefined;
    const { places, ...others } = found;
    return { ...others, items: places.flatMap((place) => items[place] ?? []) };
  }, [served, find, items, catalog, view]);
}

/** Returns what came with the page, as long as it is current. */
function useServedFindings(
  catalog: Catalog | undefined,
  items: readonly CatalogItem[],
  view: SearchView,
): CatalogFindings | undefined {
  const client = useQueryClient();
  const taken = useHydrated();
  const key = findingsKey(catalog?.catalogId ?? '', view);
  const [first] = useState(() => ({
    items,
    key,
    found: taken ? undefined : client.getQueryData<CatalogFindings>(key),
  }));
  const isStill = key.join() === first.key.join() && isSame(items, first.items);
  return isStill ? first.found : undefined;
}

/** Compares specifications by identity, because unchanged ones stay the same objects. */
function isSame(items: readonly CatalogItem[], others: readonly CatalogItem[]): boolean {
  if (items.length !== others.length) return false;
  return items.every((item, place) => {
    const other = others[place];
    return (
      item.specs === other?.specs &&
      item.family === other.family &&
      item.price === other.price &&
      item.inventory === other.inventory &&
      item.locked === other.locked &&
      item.expired === other.expired
    );
  });
}
