import { fromDollars } from '../../domain/money/dollars.ts';
import { factsOf } from '../../domain/search/facts.ts';
import type { Findable } from '../../domain/search/search-facts.ts';
import type { components } from '../../src/schema.d.ts';
import { shownCatalogs, shownItems } from '../catalog/shop-window.ts';
import type { AnyMockCall } from '../core/call.ts';

/** Everything customers see, of one catalogue or of all. */
export function findable(
  call: Pick<AnyMockCall, 'state' | 'plays' | 'now'>,
  catalogId?: string,
): Findable<components['schemas']['CatalogItem']>[] {
  const catalogs = shownCatalogs(call.state).filter(
    (catalog) => catalogId === undefined || catalog.catalogId === catalogId,
  );
  return catalogs.flatMap((catalog) =>
    shownItems(call, catalog.catalogId).map((item) => ({
      item,
      facts: factsOf(item, catalog),
      price: fromDollars(item.price),
      inStock: item.inventory > 0 && ![item, catalog].some((one) => one.locked || one.expired),
      dateCreated: item.dateCreated,
    })),
  );
}
