import { isPaying } from '@spindle/sdk/domain/subscriptions/access';
import { INTERVALS, type RenewalPrice } from '@spindle/sdk/domain/subscriptions/renewal';
import type Stripe from 'stripe';
import { sql } from 'kysely';
import { db } from '../database/db.ts';
import { text } from '../database/expressions.ts';
import type { Services } from '../services.ts';
import { hasFailed, readMoney, type Money } from './read-money.ts';
import { unlessMissing } from '../gateways/stripe.ts';

/** The provider's data about a subscription. */
export interface SubscriptionFacts {
  /**
   * When we asked the provider, from the database clock in microseconds. Kept as text, because a
   * Date would round it.
   */
  readAt: string;
  providerId: string;
  customerId: string;
  /** The provider's status name. */
  status: string;
  cancelled: boolean;
  currentPeriodEnd: Date | null;
  createdAt: Date;
  endedAt: Date | null;
  priceId: string;
  /** Price per period. Null for usage-based prices. */
  price: RenewalPrice | null;
  productId: string;
  money: Money;
  /** The first payment failed, so the subscription will not start. */
  firstFailed: boolean;
  /** The first invoice, as long as it is the latest. */
  first: { currency: string; subtotalCents: number } | null;
  /** Metadata that the shop set when the subscription started. */
  metadata: Stripe.Metadata;
  /** The comment that the shop stored when it ended the subscription. */
  comment: string | null;
}

const over = new Set(['canceled', 'incomplete_expired']);

/** Fetches a subscription from the provider. Returns null if the provider does not recognize it. */
export async function readSubscription(
  { stripe, orm }: Pick<Services, 'stripe' | 'orm'>,
  providerId: string,
): Promise<SubscriptionFacts | null> {
  const { readAt } = await db(orm.em.fork())
    .selectNoFrom(text(sql`clock_timestamp()`).as('readAt'))
    .executeTakeFirstOrThrow();
  const provided = await unlessMissing(
    stripe.subscriptions.retrieve(providerId, { expand: ['latest_invoice.payments'] }),
  );
  const [item] = provided?.items.data ?? [];
  if (provided === null || item === undefined) return null;
  const { product } = item.price;
  const ended = over.has(provided.status);
  return {
    readAt,
    providerId: provided.id,
    customerId: typeof provided.customer === 'string' ? provided.customer : provided.customer.id,
    status: provided.status,
    cancelled: provided.cancel_at_period_end || provided.cancel_at !== null,
    currentPeriodEnd: provided.status === 'incomplete' ? null : timestamp(item.current_period_end),
    createdAt: timestamp(provided.created),
    endedAt: ended
      ? timestamp(provided.ended_at ?? provided.canceled_at ?? provided.created)
      : null,
    priceId: item.price.id,
    price: renewalPrice(item),
    productId: typeof product === 'string' ? product : product.id,
    money: isPaying(provided) ? await readMoney(stripe, provided) : 'KEPT',
    firstFailed:
      provided.status === 'incomplete' && (await hasFailed(stripe, provided.latest_invoice)),
    first: firstInvoice(provided.latest_invoice),
    metadata: provided.metadata,
    comment: provided.cancellation_details?.comment ?? null,
  };
}

function renewalPrice({ price, quantity = 1 }: Stripe.SubscriptionItem): RenewalPrice | null {
  const { unit_amount: unit, recurring } = price;
  if (unit === null || recurring === null || recurring.usage_type === 'metered') return null;
  const interval = INTERVALS.find((one) => one === recurring.interval);
  if (interval === undefined) return null;
  const intervalCount = recurring.interval_count;
  return { cents: unit * quantity, interval, intervalCount };
}

function firstInvoice(latest: Stripe.Subscription['latest_invoice']): SubscriptionFacts['first'] {
  if (latest === null || typeof latest === 'string') return null;
  if (latest.billing_reason !== 'subscription_create') return null;
  return { currency: latest.currency, subtotalCents: latest.subtotal };
}

const timestamp = (seconds: number) => new Date(seconds * 1_000);
