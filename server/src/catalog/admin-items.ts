import type { components } from '@spindle/sdk/schema';
import {
  flag,
  oneOfTexts,
  textAnywhere,
  textsOf,
  type ListFilter,
} from '../database/list-filters.ts';
import type { ResourceList } from '../http/resource-list.ts';
import { itemColumns, type ItemRow } from './catalog-rows.ts';
import { presentItemRecord } from './presenters.ts';

/** `catalogId_catalogItemId`; neither part has an underscore. */
const byId: ListFilter = (wanted, bind) => {
  const ids = textsOf(wanted);
  return ids && `i.catalog_id || '_' || i.item_id = any(${bind(ids)}::text[])`;
};

export const adminItems: ResourceList<ItemRow, components['schemas']['AdminItem']> = {
  resource: 'items',
  defaultSort: { field: 'catalogId', direction: 'ASC' },
  source: {
    from: 'catalog_items i',
    key: ['i.catalog_id', 'i.item_id'],
    columns: itemColumns,
    where: 'i.deleted_at is null',
    sortable: {
      catalogId: ['i.catalog_id', 'i.listing_order_weight'],
      title: ['lower(i.title)'],
      price: ['i.price_cents'],
      inventory: ['(i.on_hand - i.reserved)'],
      listingOrderWeight: ['i.listing_order_weight'],
      dateCreated: ['i.created_at'],
      dateModified: ['i.updated_at'],
      id: ['i.catalog_id', 'i.item_id'],
    },
    filters: {
      id: byId,
      catalogId: oneOfTexts('i.catalog_id'),
      enabled: flag('i.enabled'),
      expired: flag('i.expired'),
      locked: flag('i.locked'),
      digital: flag('i.digital'),
      subscription: flag('i.subscription'),
      outOfStock: flag('i.on_hand <= i.reserved'),
      q: textAnywhere('lower(i.title)', 'i.item_id'),
    },
  },
  present: (row) => ({ id: `${row.catalog_id}_${row.item_id}`, ...presentItemRecord(row) }),
};
