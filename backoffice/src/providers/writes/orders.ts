import { asJson } from '@spindle/sdk/client';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { shop } from '../shop.ts';
import { at, done, type Update } from './write.ts';

export const orders = {
  tag: ({ id, data }: Update<BodyOf<'tagOrder'>>) =>
    done(shop.POST('/api/admin/orders/{id}/tags', { ...at(id), body: data, ...asJson })),
};
