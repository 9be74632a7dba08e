import {
  rejectionForItem,
  type CheckoutRejection,
} from '@spindle/sdk/domain/checkout/present-start';
import type { PageState } from '@spindle/sdk/domain/payments/page-moves';
import {
  activeGroup,
  pageRejected,
  subscriptionPending,
} from '@spindle/sdk/domain/subscriptions/replies';
import type Stripe from 'stripe';
import { db } from '../database/db.ts';
import { PAGE_UNAVAILABLE } from '../payments/pages/open-page.ts';
import type { OwnPage, PageKind } from '../payments/pages/page-kind.ts';
import type { Services } from '../services.ts';
import { syncSubscription } from './sync-subscription.ts';

/** A subscription's payment page, which reserves nothing. */
export const subscriptionPage: PageKind = {
  table: 'subscription_checkouts',
  mode: 'subscription',
  keyPrefix: 'subscription',
  expand: [],
  away: PAGE_UNAVAILABLE,
  paid: activeGroup,
  awaiting: subscriptionPending,
  complete,
  release: () => Promise.resolve(),
  refused: rejected,
};

/** Derives the page's state from the subscription. */
async function complete(
  services: Services,
  { id }: OwnPage,
  { subscription }: Stripe.Checkout.Session,
): Promise<PageState> {
  if (subscription !== null) {
    const providerId = typeof subscription === 'string' ? subscription : subscription.id;
    await syncSubscription(services, providerId);
  }
  const { state } = await readPage(services, id);
  return state === 'STARTING' || state === 'OPEN' ? 'AWAITING' : state;
}

async function rejected(services: Services, { id }: OwnPage): Promise<CheckoutRejection> {
  return rejectionForItem(pageRejected, await readPage(services, id));
}

const readPage = ({ orm }: Services, id: string) =>
  db(orm.em.fork())
    .selectFrom('subscription_checkouts')
    .select(['state', 'catalog_id as catalogId', 'item_id as catalogItemId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
