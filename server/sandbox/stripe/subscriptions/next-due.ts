import type { World } from '../../world.ts';
import { idOf } from '../api/given.ts';
import { collectionUnderWay } from '../invoices/collection.ts';
import { openInvoices } from '../invoices/open-invoices.ts';
import { collectInvoice } from './collect-invoice.ts';
import { endSubscription } from './end-subscription.ts';
import { renewSubscription } from './renew-subscription.ts';
import { endsAt, paidUntil } from './scheduled-end.ts';
import { detailsOf } from './subscription-details.ts';
import type { SubscriptionRecord } from './subscription-record.ts';

/** How long a first payment may take. */
const FIRST_PAYMENT_SECONDS = 23 * 60 * 60;

/** Something time does to a subscription. */
export interface Due {
  /** Epoch seconds. */
  at: number;
  /** @param world whose clock stands at that moment */
  act: (world: World) => void;
}

/** What happens to a subscription next; null where nothing does by itself. */
export function nextDue(world: World, subscription: SubscriptionRecord): Due | null {
  switch (subscription.status) {
    case 'incomplete':
      return expiry(world, subscription);
    case 'active':
    case 'past_due':
      return earliest([...retries(world, subscription), endOfPeriod(subscription)]);
    default:
      return null;
  }
}

function expiry(world: World, subscription: SubscriptionRecord): Due | null {
  if (collectionUnderWay(world, idOf(subscription.latest_invoice) ?? '')) return null;
  return {
    at: subscription.created + FIRST_PAYMENT_SECONDS,
    act: (then) => void endSubscription(then, subscription, {}, 'incomplete_expired'),
  };
}

function retries(world: World, subscription: SubscriptionRecord): Due[] {
  if (subscription.status !== 'past_due') return [];
  return openInvoices(world, subscription.id).flatMap((invoice) =>
    invoice.next_payment_attempt === null
      ? []
      : {
          at: invoice.next_payment_attempt,
          act: (then) => void collectInvoice(then, invoice, detailsOf(then, subscription)),
        },
  );
}

function endOfPeriod(subscription: SubscriptionRecord): Due {
  const end = endsAt(subscription);
  const renewal = paidUntil(subscription);
  if (end === null || end > renewal) {
    return { at: renewal, act: (then) => renewSubscription(then, subscription) };
  }
  const reason = 'cancellation_requested';
  return { at: end, act: (then) => void endSubscription(then, subscription, { reason }) };
}

function earliest(dues: Due[]): Due | null {
  return dues.toSorted((one, other) => one.at - other.at)[0] ?? null;
}
