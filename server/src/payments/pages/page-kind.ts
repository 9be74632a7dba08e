import type { EntityManager } from '@mikro-orm/postgresql';
import type { CheckoutRejection } from '@spindle/sdk/domain/checkout/present-start';
import type { PageState } from '@spindle/sdk/domain/payments/page-moves';
import type Stripe from 'stripe';
import type { Services } from '../../services.ts';
import type { PageTable } from './page-columns.ts';

/** A page, and whose it is. */
export interface OwnPage {
  id: string;
  userId: string;
}

/** A page that is stored, with what the provider is asked for. */
export interface StoredPage extends OwnPage {
  request: Stripe.Checkout.SessionCreateParams;
}

/** A page that is stored, whether or not the provider has made it. */
export interface UnsettledPage extends StoredPage {
  sessionId: string | null;
  url: string | null;
}

/** Where the provider's page is. */
export interface ProviderPage {
  sessionId: string;
  url: string;
}

/** Something was changed meanwhile, in another tab or at the provider: start over. */
export type Overtaken = 'OVERTAKEN';

/** How pages of a cart differ from pages of a subscription. */
export interface PageKind {
  readonly table: PageTable;
  readonly mode: 'payment' | 'subscription';
  /** Begins the key under which the provider makes a page once. */
  readonly keyPrefix: string;
  /** What is read along with the provider's page. */
  readonly expand: string[];
  /** The reply while the provider does not answer. */
  readonly away: string;
  /** Why a page is not replaced that was paid meanwhile, or that a bank has yet to confirm. */
  readonly paid: CheckoutRejection;
  readonly awaiting: CheckoutRejection;
  /** Brings a page that its customer has completed to what came of it, and says how it stands. */
  complete(services: Services, page: OwnPage, session: Stripe.Checkout.Session): Promise<PageState>;
  /** Lets go of what an unpaid page held, in the transaction that ends it. */
  release(services: PageServices, em: EntityManager, page: OwnPage): Promise<void>;
  /** What follows where the provider refuses to make a page; the page has ended. */
  refused(
    services: Services,
    page: StoredPage,
    error: Stripe.errors.StripeError,
  ): Promise<CheckoutRejection | Overtaken>;
}

export type PageServices = Pick<Services, 'orm' | 'now' | 'jobs'>;
