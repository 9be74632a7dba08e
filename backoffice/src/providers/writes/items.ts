import { asJson } from '@spindle/sdk/client';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import type { components } from '@spindle/sdk/schema';
import { uploadImage } from '@spindle/sdk/upload';
import { shop } from '../shop.ts';
import {
  refreshCdn,
  done,
  pictureAfter,
  recordIn,
  uploaded,
  uploadOptions,
  type Create,
  type Delete,
  type Update,
  type WithPicture,
} from './write.ts';
import { idOf, partsOf } from './record-ids.ts';

type Form = WithPicture<BodyOf<'updateCatalogItem'>>;
type Details = Omit<BodyOf<'updateItemDetails'>, 'version'>;
type Sale = Omit<BodyOf<'saveItemSale'>, 'version'>;

const publishing = '/api/catbuilder/stripe/publish/{catalogId}/{catalogItemId}';
const sale = '/api/admin/items/{catalogId}/{catalogItemId}/sale';

function pathOf(id: string) {
  const [catalogId, catalogItemId] = partsOf(id);
  return { catalogId, catalogItemId };
}

const at = (id: string) => ({ params: { path: pathOf(id) } });

export const items = {
  refreshCdn,

  async create(params: Create<Form & { catalogId: string }>) {
    const { picture: _, catalogId, ...body } = params.data;
    const saved = await recordIn(
      done(
        shop.PUT('/api/catbuilder/{catalogId}/', {
          params: { path: { catalogId }, header: params.meta.once },
          body,
        }),
      ),
      ({ CatalogItem }) => CatalogItem,
    );
    return uploadPicture(saved, params);
  },

  async update(params: Update<Form & { catalogId?: string }>) {
    const { picture: _, catalogId: _place, ...fields } = params.data;
    const body = { ...fields, version: params.meta.version };
    const saved = await recordIn(
      done(shop.PUT('/api/catbuilder/{catalogId}/{catalogItemId}', { ...at(params.id), body })),
      ({ CatalogItem }) => CatalogItem,
    );
    return uploadPicture(saved, params);
  },

  async delete({ id }: Delete) {
    await done(shop.DELETE('/api/catbuilder/{catalogId}/{catalogItemId}', at(id)));
    return { id };
  },

  arrangePictures: ({ id, data }: Update<BodyOf<'arrangeItemPictures'>>) =>
    done(
      shop.PUT('/api/admin/items/{catalogId}/{catalogItemId}/pictures', {
        ...at(id),
        body: data,
        ...asJson,
      }),
    ),

  /** Replaces the item's own picture. */
  saveMainPicture: ({ id, data: { picture }, meta }: Update<{ picture: File }>) =>
    recordIn(
      uploaded(uploadImage(`/api/catimage/${id.replace('_', '/')}`, picture, uploadOptions(meta))),
      ({ CatalogItem }) => CatalogItem,
    ),

  /** Sets the item's sale, replacing the previous one. */
  saveSale: ({ id, data, meta: { version = 0 } }: Update<Sale>) =>
    recordIn(
      done(shop.PUT(sale, { ...at(id), body: { ...data, version }, ...asJson })),
      ({ CatalogItem }) => CatalogItem,
    ),

  /**
   * Ends the sale, whatever its status. With a version, fails if someone has changed the item
   * since.
   */
  endSale: ({ id, meta: { version } }: Delete) =>
    recordIn(
      done(
        shop.DELETE(sale, {
          params: { path: pathOf(id), ...(version !== undefined && { query: { version } }) },
        }),
      ),
      ({ CatalogItem }) => CatalogItem,
    ),

  updateDetails: ({ id, data, meta: { version = 0 } }: Update<Details>) =>
    recordIn(
      done(
        shop.PATCH('/api/admin/items/{catalogId}/{catalogItemId}', {
          ...at(id),
          body: { ...data, version },
          ...asJson,
        }),
      ),
      ({ CatalogItem }) => CatalogItem,
    ),

  saveReorderLevel: ({ id, data }: Update<BodyOf<'saveReorderLevel'>>) =>
    done(
      shop.PUT('/api/admin/items/{catalogId}/{catalogItemId}/reorderLevel', {
        ...at(id),
        body: data,
        ...asJson,
      }),
    ),

  publishProduct: ({ id, meta: { once } }: Delete) =>
    done(shop.GET(publishing, { params: { path: pathOf(id), header: once } })),

  publishPrice: ({ id, data, meta: { once } }: Update<BodyOf<'publishPrice'> | null>) =>
    done(
      shop.POST(publishing, {
        params: { path: pathOf(id), header: once },
        ...(data && { body: data }),
      }),
    ),

  /** Adds the item to the signed-in user's cart. */
  addToCart: ({ id, meta: { once } }: Delete) =>
    done(
      shop.GET('/api/cart/add/{catalogId}/{catalogItemId}', {
        params: { path: pathOf(id), header: once },
      }),
    ),
};

async function uploadPicture(
  saved: components['schemas']['CatalogItemRecord'],
  params: Create<Form>,
) {
  const { catalogId, catalogItemId } = saved;
  const path = `/api/catimage/${catalogId}/${catalogItemId}`;
  const { CatalogItem = saved } = await pictureAfter({ CatalogItem: saved }, path, params);
  return { ...CatalogItem, id: idOf(catalogId, catalogItemId) };
}
