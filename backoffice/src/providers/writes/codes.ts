import { asJson } from '@spindle/sdk/client';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { shop } from '../shop.ts';
import { at, done, recordIn, type Create, type Update } from './write.ts';

export const codes = {
  create: ({ data, meta: { once } }: Create<BodyOf<'createDiscountCode'>>) =>
    recordIn(
      done(shop.POST('/api/admin/codes', { params: { header: once }, body: data, ...asJson })),
      ({ DiscountCode }) => DiscountCode,
    ),

  async update({ id, data, meta: { version = 0 } }: Update<{ active: boolean }>) {
    const body = { ...data, version };
    const { Reason } = await done(
      shop.POST('/api/admin/codes/{id}/active', { ...at(id), body, ...asJson }),
    );
    return { ...data, id, Reason };
  },
};
