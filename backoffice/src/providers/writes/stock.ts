import { asJson } from '@spindle/sdk/client';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { shop } from '../shop.ts';
import { done, type Create } from './write.ts';

export const stock = {
  adjust: ({ data, meta: { once } }: Create<BodyOf<'adjustStock'>>) =>
    done(shop.POST('/api/admin/stock', { params: { header: once }, body: data, ...asJson })),
};
