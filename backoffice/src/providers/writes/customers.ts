import { asJson } from '@spindle/sdk/client';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { shop } from '../shop.ts';
import { at, done, type Create, type Delete, type Update } from './write.ts';

export const customers = {
  /** Invites an employee. */
  create: ({ data, meta: { once } }: Create<BodyOf<'inviteStaff'>>) =>
    done(shop.POST('/api/admin/staff', { params: { header: once }, body: data, ...asJson })),

  roles: ({ id, data }: Update<BodyOf<'changeRoles'>>) =>
    done(shop.POST('/api/admin/customers/{id}/roles', { ...at(id), body: data })),

  resetAuthenticator: ({ id }: Delete) =>
    done(shop.POST('/api/admin/customers/{id}/resetAuthenticator', at(id))),

  tag: ({ id, data }: Update<BodyOf<'tagCustomer'>>) =>
    done(shop.POST('/api/admin/customers/{id}/tags', { ...at(id), body: data, ...asJson })),
};
