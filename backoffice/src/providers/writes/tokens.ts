import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { ShopError } from '@spindle/sdk/errors';
import { shop } from '../shop.ts';
import { at, done, type Create, type Delete } from './write.ts';

export const tokens = {
  /** `secret` is the token itself. */
  async create({ data, meta: { once } }: Create<BodyOf<'createToken'>>) {
    const call = shop.POST('/api/admin/tokens', { params: { header: once }, body: data });
    const { Token: secret, ApiToken, Reason } = await done(call);
    if (secret === null || !ApiToken) throw new ShopError(200, Reason);
    return { ...ApiToken, secret };
  },

  revoke: ({ id }: Delete) => done(shop.POST('/api/admin/tokens/{id}/revoke', at(id))),
};
