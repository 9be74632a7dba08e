import { people } from '@spindle/sdk/demo/people';
import type { PlannedSubscription } from '@spindle/sdk/demo/subscriptions/plan';
import { publishedItems } from '@spindle/sdk/demo/catalogs/published-items';
import { demoCustomerId } from '../../src/identity/demo-accounts/find-demo-accounts.ts';
import { postal } from './seed-people.ts';

export const providerSubscriptionId = ({ key }: PlannedSubscription) => `sub_${key}`;

const seconds = (time: Date) => Math.floor(time.getTime() / 1_000);
const retryAfterSeconds = 3 * 86_400;

/**
 * Returns planned subscriptions as the provider stores them, with an invoice and a payment for each
 * period.
 */
export function providerSubscriptions(planned: readonly PlannedSubscription[]): object[] {
  const published = publishedItems();
  return planned.flatMap((one) => {
    const price = published.find(
      ({ catalogId, item }) => catalogId === one.catalogId && item.catalogItemId === one.itemId,
    );
    if (!price) throw new Error(`${one.itemId} is not published`);
    const subscription = {
      id: providerSubscriptionId(one),
      object: 'subscription',
      customer: customerOf(one).id,
      created: seconds(one.startedAt),
      billing_cycle_anchor: seconds(one.startedAt),
      start_date: seconds(one.startedAt),
      metadata: { catalogId: one.catalogId, catalogItemId: one.itemId },
      latest_invoice: invoiceId(one, one.periods.length - 1),
      items: {
        data: [
          {
            price: price.priceId,
            current_period_start: seconds(one.periods.at(-1) ?? one.startedAt),
            current_period_end: seconds(one.periodEnd),
          },
        ],
      },
      ...statusOf(one),
    };
    return [subscription, ...one.periods.flatMap((_, at) => periodOf(one, at))];
  });
}

function statusOf({ standing, startedAt, periodEnd }: PlannedSubscription) {
  const canceled = {
    cancel_at: seconds(periodEnd),
    cancel_at_period_end: true,
    canceled_at: seconds(startedAt) + 86_400,
  };
  switch (standing) {
    case 'ACTIVE':
      return { status: 'active' };
    case 'CANCELLED':
      return { status: 'active', ...canceled };
    case 'PAST_DUE':
      return { status: 'past_due' };
    case 'ENDED':
      return { status: 'canceled', ...canceled, ended_at: seconds(periodEnd) };
  }
}

/** Returns the payment and invoice of a period. The latest payment may have failed. */
function periodOf(one: PlannedSubscription, at: number): object[] {
  const paid = one.standing !== 'PAST_DUE' || at < one.periods.length - 1;
  const created = seconds(one.periods[at] ?? one.startedAt);
  const { id: customer, person } = customerOf(one);
  const money = { amount: one.priceCents, currency: 'usd', created, customer };
  const part = `${one.key}${at}`;
  return [
    {
      id: `pi_sub${part}`,
      object: 'payment_intent',
      ...money,
      amount_received: paid ? one.priceCents : 0,
      status: paid ? 'succeeded' : 'requires_payment_method',
      latest_charge: `ch_sub${part}`,
    },
    {
      id: `ch_sub${part}`,
      object: 'charge',
      ...money,
      amount_captured: paid ? one.priceCents : 0,
      paid,
      status: paid ? 'succeeded' : 'failed',
      payment_intent: `pi_sub${part}`,
      balance_transaction: paid ? `txn_sub${part}` : null,
      billing_details: {
        name: `${person.firstName} ${person.lastName}`,
        email: person.email,
        phone: person.phone,
        address: postal(person),
      },
    },
    ...(paid
      ? [
          {
            id: `txn_sub${part}`,
            object: 'balance_transaction',
            amount: one.priceCents,
            created,
            source: `ch_sub${part}`,
          },
        ]
      : []),
    {
      id: invoiceId(one, at),
      object: 'invoice',
      subscription: providerSubscriptionId(one),
      payment_intent: `pi_sub${part}`,
      created,
      status: paid ? 'paid' : 'open',
      billing_reason: at === 0 ? 'subscription_create' : 'subscription_cycle',
      ...(!paid && { auto_advance: true, next_payment_attempt: created + retryAfterSeconds }),
    },
  ];
}

const invoiceId = ({ key }: PlannedSubscription, at: number) => `in_${key}${at}`;

function customerOf({ email }: PlannedSubscription) {
  const person = people.find((one) => one.email === email);
  if (!person) throw new Error(`no person in the demo has the email address ${email}`);
  return { id: demoCustomerId(person.email), person };
}
