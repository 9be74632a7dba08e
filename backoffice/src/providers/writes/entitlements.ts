import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { shop } from '../shop.ts';
import { at, done, type Create, type Delete } from './write.ts';

export const entitlements = {
  /** Grants access without an order. */
  grant({ data, meta: { once } }: Create<BodyOf<'grantAccess'> & { customerId: string }>) {
    const { customerId, ...body } = data;
    const params = { path: { id: customerId }, header: once };
    return done(shop.POST('/api/admin/customers/{id}/grants', { params, body }));
  },

  withdraw: ({ id }: Delete) => done(shop.POST('/api/admin/entitlements/{id}/withdraw', at(id))),
};
