import type { EntityManager } from '@mikro-orm/postgresql';
import type { CheckoutRejection } from '@spindle/sdk/domain/checkout/present-start';
import type { PageState } from '@spindle/sdk/domain/payments/page-moves';
import type Stripe from 'stripe';
import type { Services } from '../../services.ts';
import type { PageTable } from './page-columns.ts';

/** A page and its owner. */
export interface OwnPage {
  id: string;
  userId: string;
}

/** A stored page with its request to the provider. */
export interface StoredPage extends OwnPage {
  request: Stripe.Checkout.SessionCreateParams;
}

/** A stored page that the provider may not have created yet. */
export interface UnsettledPage extends StoredPage {
  sessionId: string | null;
  url: string | null;
}

/** The page's id and URL at the provider. */
export interface ProviderPage {
  sessionId: string;
  url: string;
}

/** Something changed concurrently, in another tab or at the provider. The caller starts over. */
export type Superseded = 'OVERTAKEN';

/** The differences between payment pages for carts and for subscriptions. */
export interface PageKind {
  readonly table: PageTable;
  readonly mode: 'payment' | 'subscription';
  /** Prefix of the idempotency key for creating the page. */
  readonly keyPrefix: string;
  /** Objects to expand when the page is fetched from the provider. */
  readonly expand: string[];
  /** Message shown if the provider does not respond. */
  readonly away: string;
  /**
   * Why a page can't be replaced: it has just been paid, or a bank is still confirming the payment.
   */
  readonly paid: CheckoutRejection;
  readonly awaiting: CheckoutRejection;
  /** Settles a page that the customer completed and returns the page's state. */
  complete(services: Services, page: OwnPage, session: Stripe.Checkout.Session): Promise<PageState>;
  /** Releases an unpaid page's reservations in the transaction that ends the page. */
  release(services: PageServices, em: EntityManager, page: OwnPage): Promise<void>;
  /** Handles the provider's rejection of a page. The page has already ended. */
  refused(
    services: Services,
    page: StoredPage,
    error: Stripe.errors.StripeError,
  ): Promise<CheckoutRejection | Superseded>;
}

export type PageServices = Pick<Services, 'orm' | 'now' | 'jobs'>;
