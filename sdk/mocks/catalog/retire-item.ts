import { itemNames, subjectOf } from '../../domain/editing/kinds.ts';
import { itemPath, successorsOfItem } from '../../domain/redirects/shop-paths.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { redirectDeleted } from '../redirects/store-redirects.ts';
import type { ShopState } from '../state.ts';
import { keyTextOf } from './find-record.ts';

type Item = ShopState['items'][number];

/** Takes an item that is being deleted out of its family, and redirects its visitors. */
export function retireItem(call: StaffCall, item: Item): void {
  const { items, gone, catalogs } = call.state;
  const { replacedByCatalogId, replacedByItemId } = item.details;
  const isOpen = (id: string) =>
    catalogs.some(({ catalogId, enabled, external }) => catalogId === id && enabled && !external);
  const placed = (one: Item) => ({
    catalogId: one.catalogId,
    itemId: one.catalogItemId,
    visible: one.enabled && items.includes(one) && isOpen(one.catalogId),
  });
  const replacement = [...items, ...gone.items].find(
    (one) => one.catalogId === replacedByCatalogId && one.catalogItemId === replacedByItemId,
  );
  const { catalogId, familyId = null } = item;
  const family = items
    .filter((one) => familyId !== null && one.familyId === familyId && one !== item)
    .toSorted(
      (a, b) =>
        a.listingOrderWeight - b.listingOrderWeight || (a.catalogItemId < b.catalogItemId ? -1 : 1),
    );
  redirectDeleted(call, {
    from: itemPath(catalogId, item.catalogItemId),
    successors: successorsOfItem({
      replacement: replacement ? placed(replacement) : null,
      family: family.map(placed),
      catalog: {
        catalogId,
        visible: catalogs.some((one) => one.catalogId === catalogId && one.enabled),
      },
    }),
    subject: subjectOf({ ...itemNames, pathOf: keyTextOf }, item),
  });
  item.familyId = null;
}
