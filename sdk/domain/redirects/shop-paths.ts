import { START_PAGE } from './addresses.ts';
import type { Successor } from './plan-redirects.ts';

export const catalogPath = (catalogId: string) => `/ui/shop/${catalogId}`;

export const itemPath = (catalogId: string, itemId: string) =>
  `${catalogPath(catalogId)}/${itemId}`;

const startPage: Successor = { path: START_PAGE, visible: true };

/** What takes the place of a deleted catalog or page. */
export const startPageOnly: readonly Successor[] = [startPage];

interface Neighbor {
  catalogId: string;
  itemId: string;
  visible: boolean;
}

/**
 * Returns what may take the place of a deleted item, best first: the item that replaces it, the
 * other members of its family, its catalog, the start page.
 */
export function successorsOfItem(neighbors: {
  replacement: Neighbor | null;
  family: readonly Neighbor[];
  catalog: { catalogId: string; visible: boolean };
}): Successor[] {
  const { replacement, family, catalog } = neighbors;
  const items = [...(replacement ? [replacement] : []), ...family];
  return [
    ...items.map(({ catalogId, itemId, visible }) => ({
      path: itemPath(catalogId, itemId),
      visible,
    })),
    { path: catalogPath(catalog.catalogId), visible: catalog.visible },
    startPage,
  ];
}
