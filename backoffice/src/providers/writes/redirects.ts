import { asJson } from '@spindle/sdk/client';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { shop } from '../shop.ts';
import { at, done, recordIn, type Create, type Delete, type Update } from './write.ts';

type Addresses = BodyOf<'createRedirect'>;

export const redirects = {
  create: ({ data, meta: { once } }: Create<Addresses>) =>
    recordIn(
      done(shop.POST('/api/admin/redirects', { params: { header: once }, body: data, ...asJson })),
      ({ Redirect }) => Redirect,
    ),

  update: ({ id, data, meta: { version = 0 } }: Update<Addresses>) =>
    recordIn(
      done(
        shop.PUT('/api/admin/redirects/{id}', {
          ...at(id),
          body: { ...data, version },
          ...asJson,
        }),
      ),
      ({ Redirect }) => Redirect,
    ),

  async delete({ id }: Delete) {
    const { Reason } = await done(shop.DELETE('/api/admin/redirects/{id}', at(id)));
    return { id, Reason };
  },
};
