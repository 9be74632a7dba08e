import type { components } from '../../src/schema.d.ts';
import { presentDone, presentRejection, type Rejection } from '../rejection.ts';
import { nothingAtProvider, portalOpen } from './replies.ts';

type Schemas = components['schemas'];
type Builder = Schemas['BuilderSubscription'];

/** An item that is subscribed to, with its catalogue's title. */
type Subscribable = Omit<Builder, 'SubscriptionId'>;

export interface SubscriptionFacts extends Subscribable {
  cancelled: boolean;
  /** ISO 8601. */
  currentPeriodEnd: string | null;
  paymentDue: boolean;
  /** By staff, not bought. */
  given: boolean;
  licenceKeys: Schemas['LicenceKey'][];
}

export const presentSubscription = (facts: SubscriptionFacts): Schemas['Subscription'] => ({
  ...presentBuilderSubscription(facts),
  Cancelled: facts.cancelled,
  currentPeriodEnd: facts.currentPeriodEnd && new Date(facts.currentPeriodEnd).toISOString(),
  PaymentDue: facts.paymentDue,
  Given: facts.given,
  licenceKeys: facts.licenceKeys,
});

export function presentBuilderSubscription(item: Subscribable): Builder {
  const { catalogId, catalogTitle, catalogItemId, title, description, image } = item;
  return {
    // split at the first underscore by whoever reads it; ids have none
    SubscriptionId: `${catalogId}_${catalogItemId}`,
    catalogId,
    catalogTitle,
    catalogItemId,
    title,
    description,
    image,
  };
}

/** The provider's page to manage what is paid; null where the provider has no such customer. */
export type Portal = { url: string } | Rejection | null;

export function presentPortal(portal: Portal): Schemas['Portal'] {
  if (portal === null) return { Status: 'NO ID', Url: null, Reason: nothingAtProvider };
  if ('reason' in portal) return { ...presentRejection(portal), Url: null };
  return { ...presentDone(portalOpen), Url: portal.url };
}
