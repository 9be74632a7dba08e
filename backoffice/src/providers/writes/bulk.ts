import { asJson } from '@spindle/sdk/client';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { ShopError } from '@spindle/sdk/errors';
import { shop } from '../shop.ts';
import { at, done, type Create, type Delete } from './write.ts';

/** Jobs that change many records. */
export const bulk = {
  /** Returns the job's id for tracking its progress. */
  async create({ data, meta: { once } }: Create<Omit<BodyOf<'startBulk'>, 'preview'>>) {
    const body = { preview: false, ...data };
    const reply = await done(
      shop.POST('/api/admin/bulk', { body, params: { header: once }, ...asJson }),
    );
    if (!('id' in reply)) throw new ShopError(200, 'Please try again.');
    return { id: reply.id };
  },

  cancel: ({ id }: Delete) => done(shop.POST('/api/admin/bulk/{id}/cancel', at(id))),
};
