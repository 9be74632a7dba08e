import type { components } from '../../src/schema.d.ts';
import { presentDone, presentRejection, type Rejection } from '../rejection.ts';
import { nothingAtProvider, portalOpen } from './replies.ts';

type Schemas = components['schemas'];
type Builder = Schemas['BuilderSubscription'];

/** A subscription item with its catalog's title. */
type Subscribable = Omit<Builder, 'SubscriptionId'>;

export interface SubscriptionFacts extends Subscribable {
  cancelled: boolean;
  /** ISO 8601. */
  currentPeriodEnd: string | null;
  paymentDue: boolean;
  /** Granted by staff rather than bought. */
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
    // clients split this at the first underscore, which ids never contain
    SubscriptionId: `${catalogId}_${catalogItemId}`,
    catalogId,
    catalogTitle,
    catalogItemId,
    title,
    description,
    image,
  };
}

/** The provider's page for managing payments. Null if the provider has no such customer. */
export type Portal = { url: string } | Rejection | null;

export function presentPortal(portal: Portal): Schemas['Portal'] {
  if (portal === null) return { Status: 'NO ID', Url: null, Reason: nothingAtProvider };
  if ('reason' in portal) return { ...presentRejection(portal), Url: null };
  return { ...presentDone(portalOpen), Url: portal.url };
}
