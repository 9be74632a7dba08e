import { asJson } from '@spindle/sdk/client';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { shop } from '../shop.ts';
import type { Delete, Update } from './write.ts';

/** Even a rejection includes the parcel's content. */
type Answer = Promise<components['schemas']['PackingResult']>;

const at = (orderId: string) => ({ params: { path: { orderId } } });

/** An order's parcel, by the order's id. */
export const parcels = {
  /** A single scan. Resending it with the same id doesn't count it twice. */
  pack: ({ id, data }: Update<BodyOf<'packUnit'>>): Answer =>
    replyOf(shop.POST('/api/admin/packing/{orderId}', { ...at(id), body: data, ...asJson })),

  restart: ({ id }: Delete): Answer => replyOf(shop.DELETE('/api/admin/packing/{orderId}', at(id))),

  overrule: ({ id, data }: Update<BodyOf<'overrulePacking'>>): Answer =>
    replyOf(
      shop.POST('/api/admin/packing/{orderId}/overrule', { ...at(id), body: data, ...asJson }),
    ),
};
