import { asJson } from '@spindle/sdk/client';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { ShopError, replyOf } from '@spindle/sdk/errors';
import { shop } from '../shop.ts';
import { at, done, type Delete, type Update } from './write.ts';

/** The specification's calls expect order ids in the body. */
type About<Body> = Update<Omit<Body, 'orderId' | 'version'>>;

export const orders = {
  move: ({ id: orderId, data, meta: { once, version } }: About<BodyOf<'editOrderState'>>) =>
    done(
      shop.POST('/api/orderManager/edit/state', {
        body: { ...data, orderId, version },
        params: { header: once },
      }),
    ),

  buyLabel: ({ id: orderId, data, meta: { once } }: About<BodyOf<'buyLabel'>>) =>
    done(
      shop.POST('/api/orderManager/buy/label', {
        body: { ...data, orderId },
        params: { header: once },
      }),
    ),

  voidLabel: ({ id: orderId, data, meta: { once } }: About<BodyOf<'voidLabel'>>) =>
    done(
      shop.POST('/api/orderManager/void/label', {
        body: { ...data, orderId },
        params: { header: once },
        ...asJson,
      }),
    ),

  refund: ({ id: orderId, data, meta: { once } }: About<BodyOf<'refundOrder'>>) =>
    done(
      shop.POST('/api/orderManager/refund', {
        body: { ...data, orderId },
        params: { header: once },
        ...asJson,
      }),
    ),

  openReturn: ({ id: orderId, data, meta: { once } }: About<BodyOf<'openReturn'>>) =>
    done(
      shop.POST('/api/orderManager/return', {
        body: { ...data, orderId },
        params: { header: once },
        ...asJson,
      }),
    ),

  /** Assigns a refund made in the provider's dashboard to items. */
  assignRefund: ({ id: orderId, data }: About<BodyOf<'assignRefund'> & { refundId: string }>) => {
    const { refundId, ...body } = data;
    return done(
      shop.POST('/api/admin/refunds/{id}/assign', {
        ...at(refundId),
        body: { ...body, orderId },
        ...asJson,
      }),
    );
  },

  acknowledge: ({ id }: Delete) => done(shop.POST('/api/admin/orders/{id}/acknowledge', at(id))),

  correctAddress: ({ id, data, meta: { version } }: About<BodyOf<'correctOrderAddress'>>) =>
    done(
      shop.PUT('/api/admin/orders/{id}/address', {
        ...at(id),
        body: { ...data, ...(version !== undefined && { version }) },
        ...asJson,
      }),
    ),

  saveCustoms: ({ id, data }: Update<BodyOf<'saveOrderCustoms'>>) =>
    done(shop.PUT('/api/admin/orders/{id}/customs', { ...at(id), body: data, ...asJson })),

  /** Fails with the shop's message if the user may not complete the order. */
  async completePicking({ id, data, meta: { once } }: About<BodyOf<'completePicking'>>) {
    const { status, reason } = await replyOf(
      shop.POST('/api/admin/adminPicking/save', {
        body: { ...data, orderId: id },
        params: { header: once },
      }),
    );
    if (status === 'ERROR') throw new ShopError(200, reason);
  },

  tag: ({ id, data }: Update<BodyOf<'tagOrder'>>) =>
    done(shop.POST('/api/admin/orders/{id}/tags', { ...at(id), body: data, ...asJson })),
};
