import type { ShopState } from '@spindle/sdk/mocks/state';
import { firstOf } from './first-of.ts';
import { newest } from './newest.ts';
import { admin, FAILED, LIST_FAILED, type MockScreen } from './mock-screen.ts';

const ITEM_FAILED = "Couldn't load this item";
const pictured = ({ items }: ShopState) =>
  firstOf(items, ({ attributes }) => attributes.some(({ type }) => type === 'IMAGE'));
const itemAddress = (state: ShopState) => {
  const { catalogId, catalogItemId } = pictured(state);
  return `${admin}/storeBuilder/${catalogId}/${catalogItemId}`;
};

export const storeScreens: MockScreen[] = [
  {
    name: 'discount codes',
    at: () => `${admin}/codes`,
    reads: ['listAdminCodes'],
    shows: ({ discountCodes }) => newest(discountCodes).code,
    empty: 'No discount codes yet',
    failed: LIST_FAILED,
  },
  {
    name: 'Store Builder',
    at: () => `${admin}/storeBuilder`,
    reads: ['listBuilderCatalogs'],
    shows: ({ catalogs }) => firstOf(catalogs).title,
    failed: FAILED,
  },
  {
    name: 'Store Builder, as somebody sees it who only picks',
    who: 'picker@example.com',
    at: () => `${admin}/storeBuilder`,
    reads: ['listCatalogs'],
    shows: ({ catalogs }) => firstOf(catalogs).title,
    failed: FAILED,
  },
  {
    name: 'editor of a catalog',
    at: ({ catalogs }) => `${admin}/storeBuilder?edit=${firstOf(catalogs).catalogId}`,
    reads: ['listBuilderCatalogs'],
    shows: ({ catalogs }) => `CatalogBuilder: ${firstOf(catalogs).catalogId}`,
    failed: FAILED,
  },
  {
    name: 'items of a catalog',
    at: ({ catalogs }) => `${admin}/storeBuilder/${firstOf(catalogs).catalogId}`,
    reads: ['listBuilderCatalogItems'],
    shows: ({ items, catalogs }) =>
      firstOf(items, ({ catalogId }) => catalogId === firstOf(catalogs).catalogId).title,
    empty: 'No items in this catalog',
    failed: FAILED,
  },
  {
    name: 'new item',
    at: () => `${admin}/items/create`,
    reads: ['listAdminCatalogs'],
    shows: ({ catalogs }) => firstOf(catalogs, ({ external }) => !external).title,
    failed: FAILED,
  },
  {
    name: 'editor of an item',
    at: (state) =>
      `${admin}/storeBuilder/${firstOf(state.items).catalogId}?edit=${firstOf(state.items).catalogItemId}`,
    reads: ['listBuilderCatalogItems'],
    shows: ({ items }) => firstOf(items).catalogItemId,
    failed: FAILED,
  },
  {
    name: 'preview of an item',
    at: itemAddress,
    reads: ['listBuilderCatalogItems'],
    shows: (state) => pictured(state).title,
    failed: ITEM_FAILED,
  },
  {
    name: 'attributes of an item',
    at: (state) => `${itemAddress(state)}?page=attributes`,
    reads: ['listBuilderCatalogItems'],
    shows: (state) => {
      const { type, attributeId } = firstOf(pictured(state).attributes);
      return `${type} / ${attributeId}`;
    },
    failed: ITEM_FAILED,
  },
  {
    name: 'form of an attribute',
    at: (state) =>
      `${itemAddress(state)}?page=attribute&attribute=${firstOf(pictured(state).attributes).attributeId}`,
    reads: ['listBuilderCatalogItems'],
    shows: (state) => firstOf(pictured(state).attributes).attributeId,
    failed: ITEM_FAILED,
  },
  {
    name: 'payment provider publisher',
    at: (state) => `${itemAddress(state)}?page=publisher`,
    reads: ['getPublication'],
    shows: () => 'Publish Product',
    failed: "Couldn't load payment provider data",
  },
  {
    name: 'licensed content',
    at: ({ releases }) => {
      const { catalogId, catalogItemId } = firstOf(releases);
      return `${admin}/storeBuilder/content/${catalogId}/${catalogItemId}`;
    },
    reads: ['listAdminReleases'],
    shows: ({ releases }) => firstOf(releases).name,
    failed: FAILED,
  },
  {
    name: 'items in all catalogs',
    at: () => `${admin}/items`,
    reads: ['listAdminItems'],
    shows: ({ items }) =>
      firstOf(items.toSorted((a, b) => a.catalogId.localeCompare(b.catalogId))).title,
    empty: 'No items yet',
    failed: LIST_FAILED,
  },
  {
    name: 'sheet of items',
    at: () => `${admin}/items/sheet`,
    reads: ['listAdminItems'],
    shows: () => 'Part number',
    empty: 'No items',
    failed: FAILED,
  },
  {
    name: 'changes of items',
    at: () => `${admin}/items/changes`,
    reads: ['listItemEdits'],
    shows: () => 'No changes yet',
    empty: 'No changes yet',
    failed: FAILED,
  },
  {
    name: 'what runs out',
    at: () => `${admin}/stock/runsOut`,
    reads: ['listAdminItems'],
    shows: () => 'Reorder level',
    empty: 'No items yet',
    failed: LIST_FAILED,
  },
  {
    name: 'stock',
    at: () => `${admin}/stock`,
    reads: ['listAdminStock'],
    shows: () => 'On hand after',
    empty: 'No stock changes yet',
    failed: LIST_FAILED,
  },
];
