import { asJson } from '@spindle/sdk/client';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { shop } from '../shop.ts';
import type { Delete, Update } from './write.ts';

/** Even a rejection says what is in the parcel. */
type Answer = Promise<components['schemas']['PackingResult']>;

const at = (orderId: string) => ({ params: { path: { orderId } } });

/** The parcel of an order, by the order's id. */
export const parcels = {
  /** One scan. Sent again with the same id, it counts once. */
  pack: ({ id, data }: Update<BodyOf<'packUnit'>>): Answer =>
    replyOf(shop.POST('/api/admin/packing/{orderId}', { ...at(id), body: data, ...asJson })),

  restart: ({ id }: Delete): Answer => replyOf(shop.DELETE('/api/admin/packing/{orderId}', at(id))),

  overrule: ({ id, data }: Update<BodyOf<'overrulePacking'>>): Answer =>
    replyOf(
      shop.POST('/api/admin/packing/{orderId}/overrule', { ...at(id), body: data, ...asJson }),
    ),
};
