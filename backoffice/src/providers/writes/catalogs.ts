import { asJson } from '@spindle/sdk/client';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import type { components } from '@spindle/sdk/schema';
import { shop } from '../shop.ts';
import {
  done,
  pictureAfter,
  recordIn,
  type Create,
  type Delete,
  type Update,
  type WithPicture,
} from './write.ts';

type Form = WithPicture<BodyOf<'updateCatalog'>>;

const at = (catalogId: string) => ({ params: { path: { catalogId } } });

export const catalogs = {
  async create(params: Create<Form>) {
    const { picture: _, ...body } = params.data;
    const header = params.meta.once;
    const saved = await recordIn(
      done(shop.PUT('/api/catbuilder/', { params: { header }, body })),
      ({ Catalog }) => Catalog,
    );
    return uploadPicture(saved, params);
  },

  async update(params: Update<Form>) {
    const { picture: _, ...fields } = params.data;
    const body = { ...fields, version: params.meta.version };
    const saved = await recordIn(
      done(shop.PUT('/api/catbuilder/{catalogId}', { ...at(params.id), body })),
      ({ Catalog }) => Catalog,
    );
    return uploadPicture(saved, params);
  },

  async delete({ id }: Delete) {
    await done(shop.DELETE('/api/catbuilder/{catalogId}', at(id)));
    return { id };
  },

  saveSheet: ({
    id,
    data,
    meta: { version = 0 },
  }: Update<Pick<BodyOf<'saveSpecSheet'>, 'names'>>) =>
    done(
      shop.PUT('/api/admin/specsheets/{catalogId}', {
        ...at(id),
        body: { ...data, version },
        ...asJson,
      }),
    ),
};

async function uploadPicture(saved: components['schemas']['Catalog'], params: Create<Form>) {
  const path = `/api/catimage/${saved.catalogId}`;
  const { Catalog = saved } = await pictureAfter({ Catalog: saved }, path, params);
  return { ...Catalog, id: saved.catalogId };
}
