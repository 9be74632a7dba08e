import type { components } from '../../src/schema.d.ts';
import { priceNow, saleState } from '../../domain/catalog/sale.ts';
import { daysLeft, isToReorder } from '../../domain/inventory/days-left.ts';
import { soldLately } from '../inventory/sold-lately.ts';
import type { AnyMockCall } from '../core/call.ts';
import type { MockList } from '../core/answer-list.ts';
import { flag, oneOfChoices, textAnywhere } from '../core/list-filters.ts';
import { isOf } from './find-record.ts';
import { groupList, memberList } from '../editing/list-fields.ts';
import type { ShopState } from '../state.ts';

type Schemas = components['schemas'];

export const adminCatalogs = ({ catalogs }: ShopState): MockList<Schemas['AdminCatalog']> => ({
  resource: 'catalogs',
  records: catalogs.map(({ specSheet: _, ...catalog }) => ({ id: catalog.catalogId, ...catalog })),
  ...groupList,
});

export const adminItems = ({
  state,
  now,
}: Pick<AnyMockCall, 'state' | 'now'>): MockList<Schemas['AdminItem']> => ({
  resource: 'items',
  records: state.items.map((item) => {
    const sold = soldLately(state, item, now);
    return {
      id: `${item.catalogId}_${item.catalogItemId}`,
      ...item,
      currentPrice: priceNow(item, now).price,
      waiting: state.notices.filter((one) => one.notified === null && isOf(one, item)).length,
      soldLately: sold,
      daysLeft: daysLeft({ ...item, left: item.inventory, sold }),
    };
  }),
  sortable: [...memberList.sortable, 'price', 'inventory', 'daysLeft'],
  defaultSort: { field: 'catalogId', direction: 'ASC' },
  sortBy: {
    ...memberList.sortBy,
    catalogId: ({ catalogId, listingOrderWeight }) => [catalogId, listingOrderWeight],
  },
  filters: {
    ...memberList.filters,
    texts: ['id', 'catalogId'],
    others: {
      sale: oneOfChoices((item) => saleStateOrNull(item, now), ['on', 'coming', 'ended']),
      outOfStock: flag(({ inventory }) => inventory <= 0),
      toReorder: flag(({ inventory, reorderLevel }) => isToReorder(inventory, reorderLevel)),
      q: textAnywhere(({ title, catalogItemId, externalId }) => [title, catalogItemId, externalId]),
    },
  },
});

function saleStateOrNull(item: ShopState['items'][number], now: Date): string | null {
  const state = saleState(item, now);
  return state === 'none' ? null : state;
}
