import type { EntityManager } from '@mikro-orm/postgresql';
import { requireLatin } from '@spindle/sdk/contract/require-latin';
import type { components } from '@spindle/sdk/schema';
import type { Handlers } from '../contract/handlers.ts';
import { orUnavailable } from '@spindle/sdk/contract/failure';
import {
  addressToConfirm,
  presentAddressStart,
} from '@spindle/sdk/domain/checkout/address-on-record';
import { presentStart } from '@spindle/sdk/domain/checkout/present-start';
import { quoteShipping } from './quotes/quote-shipping.ts';
import { readCheckoutStatus } from './read-status.ts';
import { readAddresses, saveAddress } from './addresses.ts';
import type { SessionData } from '../contract/session-data.ts';
import type { Services } from '../services.ts';
import { startCheckout } from './start-checkout.ts';
import {
  presentAddressCheck,
  validateAddress,
  waitingAddress,
} from '@spindle/sdk/domain/checkout/address-check';
import {
  addressSaved,
  checkAddressFirst,
  verifierUnavailable,
} from '@spindle/sdk/domain/checkout/replies';
import { presentRejection } from '@spindle/sdk/domain/rejection';

interface CheckoutDependencies {
  /** Returns the status of the latest subscription page for an item. */
  readSubscriptionStart: (
    services: Services,
    em: EntityManager,
    query: { userId: string; subscriptionId: string },
  ) => Promise<components['schemas']['CheckoutStatus']>;
}

/**
 * Builds the checkout handlers. `readSubscriptionStart` is injected because subscriptions depend on
 * checkout.
 */
export const checkoutHandlers = ({ readSubscriptionStart }: CheckoutDependencies) =>
  ({
    async startAddress({ user, em }) {
      const { used, standard } = await readAddresses(em, user.id);
      return presentAddressStart(used, standard);
    },
    async checkAddress({ body, services, session, user }) {
      requireLatin(body, `${user.firstName} ${user.lastName}`);
      const { shipTo } = services.config.business;
      const verify = async () => presentAddressCheck(body, await services.carrier.verify(body));
      const checked =
        validateAddress(body, shipTo) ?? (await orUnavailable(verify(), verifierUnavailable));
      forgetWaiting(session.data);
      Object.assign(session.data, waitingAddress(body, checked));
      return checked;
    },
    async saveAddress({ user, em, session, body, now }) {
      const agreed = addressToConfirm(session.data, body?.asTyped);
      if (agreed === null) return presentRejection(checkAddressFirst);
      await saveAddress(em, { userId: user.id, now }, agreed);
      forgetWaiting(session.data);
      return { Status: 'SAVED', Reason: addressSaved };
    },
    quoteShipping: (call) => quoteShipping(call),
    async startCheckout({ user, services, query: { quoteId = null, again = false } }) {
      return presentStart(await startCheckout(services, user, { quoteId, again }));
    },
    async getCheckoutStatus({ query, user, em, services }) {
      const { session = null, subscription: subscriptionId } = query;
      return subscriptionId === undefined
        ? readCheckoutStatus(services, em, { userId: user.id, session })
        : readSubscriptionStart(services, em, { userId: user.id, subscriptionId });
    },
  }) satisfies Handlers<
    | 'startAddress'
    | 'checkAddress'
    | 'saveAddress'
    | 'quoteShipping'
    | 'startCheckout'
    | 'getCheckoutStatus'
  >;

function forgetWaiting(waiting: SessionData): void {
  delete waiting.pendingAddress;
  delete waiting.pendingTyped;
}
