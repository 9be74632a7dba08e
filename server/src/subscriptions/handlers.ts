import type { Handlers } from '../contract/handlers.ts';
import { readBuilderSubscriptions } from './builder-subscriptions.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { latestSubscription } from './latest-subscription.ts';
import { openPortal } from './open-portal.ts';
import { readInvoice } from './read-invoice.ts';
import { presentStart } from '@spindle/sdk/domain/checkout/present-start';
import {
  presentBuilderSubscription,
  presentPortal,
  presentSubscription,
} from '@spindle/sdk/domain/subscriptions/presenters';
import { startSubscription } from './start-subscription.ts';
import { presentOutcome } from '@spindle/sdk/domain/rejection';

export const subscriptions = {
  async startSubscription({ params, user, services }) {
    const key = { catalogId: params.catalogId, itemId: params.catalogItemId };
    return presentStart(await startSubscription(services, user, key));
  },
  async listSubscriptions({ user, em, services }) {
    const rows = await listSubscriptions(services, em, user.id);
    return rows.map((row) => presentSubscription({ ...row, catalogItemId: row.itemId }));
  },
  async cancelSubscription({ params, user, services }) {
    const key = { userId: user.id, catalogId: params.catalogId, itemId: params.catalogItemId };
    return presentOutcome(await cancelSubscription(services, key));
  },
  async getSubscriptionInvoice({ params, user, em, services }) {
    const providerId = await latestSubscription(em, user.id, params);
    return readInvoice(services, providerId);
  },
  async listBuilderSubscriptions({ em }) {
    const rows = await readBuilderSubscriptions(em);
    return rows.map((row) => presentBuilderSubscription({ ...row, catalogItemId: row.itemId }));
  },
  async openCustomerPortal({ user, services }) {
    return presentPortal(await openPortal(services, user));
  },
} satisfies Handlers<
  | 'startSubscription'
  | 'listSubscriptions'
  | 'cancelSubscription'
  | 'getSubscriptionInvoice'
  | 'listBuilderSubscriptions'
  | 'openCustomerPortal'
>;
