import type { BodyOf, PathOf } from '../../contract/operation-types.ts';
import { withCheckDigit } from '../../domain/catalog/gtin.ts';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from './administrator.ts';
import { catalogForm, itemForm } from './forms.ts';

type ItemKey = PathOf<'updateCatalogItem'>;
type AttributeKey = PathOf<'saveItemAttribute'>;

/** Returns a barcode number that no item has yet. */
export const newGtin = () =>
  withCheckDigit(String(crypto.getRandomValues(new Uint32Array(1))[0]).padStart(12, '2'));

/** Returns an administrator's store builder, with one call per button. */
export function storeBuilder(shop: () => ConformingShop) {
  const staff = async () => (await administratorOf(shop())).shop;
  const publishing = '/api/catbuilder/stripe/publish/{catalogId}/{catalogItemId}';

  return {
    staff,

    async catalogs() {
      return replyOf((await staff()).GET('/api/catbuilder/'));
    },

    async items(catalogId: string) {
      const params = { path: { catalogId } };
      return replyOf((await staff()).GET('/api/catbuilder/{catalogId}', { params }));
    },

    async makeCatalog(options: Partial<BodyOf<'createCatalog'>> = {}) {
      return replyOf((await staff()).PUT('/api/catbuilder/', { body: catalogForm(options) }));
    },

    async saveCatalog(catalogId: string, options: Partial<BodyOf<'updateCatalog'>>) {
      const call = { params: { path: { catalogId } }, body: catalogForm(options) };
      return replyOf((await staff()).PUT('/api/catbuilder/{catalogId}', call));
    },

    async deleteCatalog(catalogId: string) {
      const params = { path: { catalogId } };
      return replyOf((await staff()).DELETE('/api/catbuilder/{catalogId}', { params }));
    },

    async makeItem(catalogId: string, options: Partial<BodyOf<'createCatalogItem'>> = {}) {
      const call = { params: { path: { catalogId } }, body: itemForm(options) };
      return replyOf((await staff()).PUT('/api/catbuilder/{catalogId}/', call));
    },

    async saveItem(path: ItemKey, options: Partial<BodyOf<'updateCatalogItem'>>) {
      const call = { params: { path: bare(path) }, body: itemForm(options) };
      return replyOf((await staff()).PUT('/api/catbuilder/{catalogId}/{catalogItemId}', call));
    },

    async deleteItem(path: ItemKey) {
      const call = { params: { path: bare(path) } };
      return replyOf((await staff()).DELETE('/api/catbuilder/{catalogId}/{catalogItemId}', call));
    },

    async saveDetails(path: ItemKey, body: BodyOf<'updateItemDetails'>) {
      const call = { params: { path: bare(path) }, body, ...asJson };
      const address = '/api/admin/items/{catalogId}/{catalogItemId}';
      return replyOf((await staff()).PATCH(address, call));
    },

    async saveAttribute(path: AttributeKey, body: BodyOf<'saveItemAttribute'>) {
      const address = '/api/catbuilder/{catalogId}/{catalogItemId}/{attributeId}';
      return replyOf((await staff()).PUT(address, { params: { path }, body }));
    },

    async deleteAttribute(path: AttributeKey) {
      const address = '/api/catbuilder/{catalogId}/{catalogItemId}/{attributeId}';
      return replyOf((await staff()).DELETE(address, { params: { path } }));
    },

    async publication(path: ItemKey) {
      const address = '/api/catbuilder/stripe/{catalogId}/{catalogItemId}';
      return replyOf((await staff()).GET(address, { params: { path: bare(path) } }));
    },

    async publishProduct(path: ItemKey) {
      return replyOf((await staff()).GET(publishing, { params: { path: bare(path) } }));
    },

    async publishPrice(path: ItemKey, body: BodyOf<'publishPrice'> = {}) {
      return replyOf((await staff()).POST(publishing, { params: { path: bare(path) }, body }));
    },
  };
}

/** Accepts whole records in place of their keys. */
const bare = ({ catalogId, catalogItemId }: ItemKey): ItemKey => ({ catalogId, catalogItemId });
