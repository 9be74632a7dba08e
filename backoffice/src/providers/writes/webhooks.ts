import { asJson } from '@spindle/sdk/client';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { shop } from '../shop.ts';
import { at, done, recordIn, type Create, type Delete, type Update } from './write.ts';

type WebhookChanges = Omit<BodyOf<'changeWebhook'>, 'version'>;

export const webhooks = {
  /** The only response that includes the secret. */
  create: ({ data, meta: { once } }: Create<BodyOf<'createWebhook'>>) =>
    done(shop.POST('/api/admin/webhooks', { params: { header: once }, body: data, ...asJson })),

  update({ id, data, meta: { version = 0 } }: Update<WebhookChanges>) {
    const body = { ...data, version };
    return recordIn(
      done(shop.PATCH('/api/admin/webhooks/{id}', { ...at(id), body, ...asJson })),
      ({ Webhook }) => Webhook,
    );
  },

  async delete({ id }: Delete) {
    const { Reason } = await done(shop.DELETE('/api/admin/webhooks/{id}', at(id)));
    return { id, Reason };
  },

  rotateSecret: ({ id }: Delete) => done(shop.POST('/api/admin/webhooks/{id}/secret', at(id))),

  test: ({ id }: Delete) => done(shop.POST('/api/admin/webhooks/{id}/test', at(id))),

  replaySince: ({ id, data }: Update<BodyOf<'replayWebhook'>>) =>
    done(shop.POST('/api/admin/webhooks/{id}/replay', { ...at(id), body: data, ...asJson })),

  replayDelivery: ({ id, data }: Update<{ deliveryId: string }>) =>
    done(
      shop.POST('/api/admin/webhooks/{id}/deliveries/{deliveryId}/replay', {
        params: { path: { id, ...data } },
      }),
    ),
};
