import { asJson } from '@spindle/sdk/client';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { shop } from '../shop.ts';
import { partsOf } from './record-ids.ts';
import { done, type Delete, type Update } from './write.ts';

const address = '/api/admin/families/{catalogId}/{familyId}';

function at(id: string) {
  const [catalogId, familyId] = partsOf(id);
  return { params: { path: { catalogId, familyId } } };
}

export const families = {
  /** Copies the item with this id into the other members of its family. */
  addOptions({ id, data, meta: { once } }: Update<BodyOf<'addItemOptions'>>) {
    const [catalogId, catalogItemId] = partsOf(id);
    return done(
      shop.POST('/api/admin/items/{catalogId}/{catalogItemId}/options', {
        params: { path: { catalogId, catalogItemId }, header: once },
        body: data,
        ...asJson,
      }),
    );
  },

  replace: ({ id, data, meta: { version = 0 } }: Update<Omit<BodyOf<'updateFamily'>, 'version'>>) =>
    done(shop.PUT(address, { ...at(id), body: { ...data, version }, ...asJson })),

  async delete({ id }: Delete) {
    await done(shop.DELETE(address, at(id)));
    return { id };
  },
};
