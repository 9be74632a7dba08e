import type Router from '@koa/router';
import { z } from 'zod';
import type { World } from '../../world.ts';
import { idOf } from '../api/params.ts';
import { isCollecting, openInvoices } from '../invoices/collection.ts';
import { collectInvoice } from './pay-subscription.ts';
import { changeSubscription, endsAt, endSubscription, paidUntil } from './change-subscription.ts';
import { detailsOf, type SubscriptionRecord } from './subscription-object.ts';
import { createInvoice } from '../invoices/create-invoice.ts';
import { taxCountry } from './begin-subscription.ts';
import { invoiceLines, periodEnd, periodLines } from './period.ts';
import { bodyOf } from '../../json-body.ts';

/** The states in which time changes a subscription. */
const WATCHED = ['active', 'past_due', 'incomplete'];

/**
 * Does everything that is due on the provider's clock: renews, retries payments, and ends
 * subscriptions. Works in chronological order with one transaction per step, so that it continues
 * there if it is killed.
 */
export function runDueSubscriptions(world: World): void {
  const agenda = new Map<string, Due>();
  for (const status of WATCHED) {
    for (const { id } of world.store.list('subscription', { limit: 100_000, where: { status } })) {
      look(world, agenda, id);
    }
  }
  const now = world.clock.now();
  let done = 0;
  for (;;) {
    const [first] = [...agenda].toSorted(([, one], [, other]) => one.at - other.at);
    if (!first || first[1].at > now) break;
    const [id, due] = first;
    world.store.transaction(() => due.act(worldAtTime(world, due.at)));
    look(world, agenda, id);
    done += 1;
  }
  if (done > 0) world.webhooks.wake();
}

function look(world: World, agenda: Map<string, Due>, id: string): void {
  const subscription = world.store.get('subscription', id);
  const due = subscription ? nextDue(world, subscription) : null;
  if (due) agenda.set(id, due);
  else agenda.delete(id);
}

/** Returns the world with its clock at an earlier time, at which a due step happened. */
function worldAtTime(world: World, timestamp: number): World {
  return { ...world, clock: { ...world.clock, now: () => timestamp } };
}

/** How long a first payment may take. */
const FIRST_PAYMENT_SECONDS = 23 * 60 * 60;

/** A scheduled change of a subscription. */
interface Due {
  /** Epoch seconds. */
  at: number;
  /** @param world with its clock at that time */
  act: (world: World) => void;
}

/** Returns what happens to a subscription next, or null if nothing is scheduled. */
function nextDue(world: World, subscription: SubscriptionRecord): Due | null {
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
  if (isCollecting(world, idOf(subscription.latest_invoice) ?? '')) return null;
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

/** Starts the next period, which is invoiced and collected. */
function renewSubscription(world: World, subscription: SubscriptionRecord): void {
  const start = paidUntil(subscription);
  const moved: SubscriptionRecord = {
    ...subscription,
    items: {
      ...subscription.items,
      data: subscription.items.data.map((item) => ({
        ...item,
        current_period_start: start,
        current_period_end: periodEnd(
          subscription.billing_cycle_anchor,
          start,
          item.price.recurring,
        ),
      })),
    },
  };
  const details = detailsOf(world, subscription);
  const invoice = createInvoice(world, moved, {
    reason: 'subscription_cycle',
    lines: [...invoiceLines(world, moved, details.pending), ...periodLines(world, moved)],
    country: taxCountry(world, moved, details.payer),
  });
  world.store.put('subscription_details', { ...details, pending: [] });
  changeSubscription(world, subscription, { items: moved.items, latest_invoice: invoice.id });
  collectInvoice(world, invoice, details);
}

export const renewalSchema = z.object({ outcome: z.enum(['renewal_fails', 'renewal_succeeds']) });
export type RenewalOutcome = z.infer<typeof renewalSchema>['outcome'];

/** Sets the outcome of a subscription's payments from now on. */
export function steerRenewals(
  world: World,
  subscription: SubscriptionRecord,
  outcome: RenewalOutcome,
): void {
  world.store.put('subscription_details', {
    ...detailsOf(world, subscription),
    renewals: outcome === 'renewal_fails' ? 'fail' : 'succeed',
  });
}

/** Serves the calls that control and show subscriptions. */
export function subscriptionControl(router: Router, world: World): void {
  router.get('/subscriptions', (ctx) => {
    ctx.body = world.store.all('subscription');
  });
  router.get('/invoices', (ctx) => {
    ctx.body = world.store.all('invoice');
  });
  router.post('/subscriptions/:id', (ctx) => {
    const { outcome } = bodyOf(ctx, renewalSchema);
    const subscription = world.store.get('subscription', String(ctx.params.id));
    if (!subscription) return ctx.throw(404, 'Subscription not found');
    steerRenewals(world, subscription, outcome);
    ctx.body = subscription;
  });
}
