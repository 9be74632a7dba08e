import type Stripe from 'stripe';
import { html, type Html } from '@spindle/sdk/demo/html';
import type { World } from '../../world.ts';
import { productOf } from '../checkout/price-session.ts';
import { day, money } from '../pages/shell.ts';
import { changeSubscription, endsAt, paidUntil } from '../subscriptions/change-subscription.ts';
import {
  detailsOf,
  type SubscriptionDetails,
  type SubscriptionRecord,
} from '../subscriptions/subscription-object.ts';
import { offeredPlans, priceText } from './portal-sessions.ts';
import { idOf } from '../api/params.ts';
import { intentOfInvoice, openInvoices } from '../invoices/collection.ts';
import type { InvoiceRecord } from '../invoices/invoice-object.ts';
import { newId } from '../../ids.ts';
import { testCard } from '../control/test-payer.ts';
import { collectInvoice } from '../subscriptions/pay-subscription.ts';

export function portalView(
  world: World,
  session: Stripe.BillingPortal.Session,
  notice: NoticeName | null,
): Html {
  const customer = world.store.get('customer', session.customer);
  const where = { customer: session.customer };
  const subscriptions = world.store.list('subscription', { limit: 100, where });
  const running = subscriptions.filter(({ ended_at: ended }) => ended === null);
  return html`<main class="portal">
    ${
      session.return_url
        ? html`<p><a class="back" href="${session.return_url}">← Return to Spindle</a></p>`
        : null
    }
    <div>
      <h1>Manage your subscriptions</h1>
      <p class="who">${customer?.name ?? ''} ${customer?.email ?? ''}</p>
    </div>
    ${notice ? html`<p class="notice" role="status">${portalNotices[notice]}</p>` : null}
    ${
      running.length === 0
        ? html`<section class="card">
            <h2>Current subscriptions</h2>
            <p>You have no subscription at the moment.</p>
          </section>`
        : running.map((subscription) => subscriptionView(world, session.id, subscription))
    }
    ${running.length === 0 ? null : cardView(session.id)} ${historyView(world, session.customer)}
  </main>`;
}

function cardView(id: string): Html {
  return html`<section class="card" aria-labelledby="card-title">
    <h2 id="card-title">Payment method</h2>
    <form class="row-form" method="post" action="/portal/${id}/card">
      <div class="field">
        <label for="card">Card</label>
        <select id="card" name="card">
          ${Object.entries(portalCards).map(
            ([name, { label }]) => html`<option value="${name}">${label}</option>`,
          )}
        </select>
      </div>
      <button class="button quiet" type="submit">Update card</button>
    </form>
  </section>`;
}

/** One subscription, and what can be done about it. */
function subscriptionView(world: World, sessionId: string, subscription: SubscriptionRecord): Html {
  const { id, items } = subscription;
  const ends = endsAt(subscription) !== null;
  const names = items.data.map(({ price }) => productOf(world, price)?.name ?? 'Subscription');
  const path = `/portal/${sessionId}/subscriptions/${id}`;
  return html`<section class="card" aria-labelledby="${id}">
    <h2 id="${id}">${names.join(', ')} ${state(subscription)}</h2>
    ${items.data.map(({ price }) => html`<p class="plan-price">${priceText(price)}</p>`)}
    <p>${outlook(subscription)}</p>
    <p>${paidWith(world, subscription)}</p>
    ${planForm(world, path, subscription)}
    <form class="row-form" method="post" action="${path}/${ends ? 'renew' : 'cancel'}">
      <button class="button${ends ? '' : ' quiet'}" type="submit">
        ${ends ? 'Renew plan' : 'Cancel plan'}
      </button>
    </form>
  </section>`;
}

function state(subscription: SubscriptionRecord): Html | null {
  const { status } = subscription;
  if (status === 'past_due') return html`<span class="state bad">Past due</span>`;
  if (status === 'incomplete') return html`<span class="state bad">Payment not complete</span>`;
  return endsAt(subscription) !== null ? html`<span class="state">Cancelled</span>` : null;
}

function outlook(subscription: SubscriptionRecord): string {
  const end = endsAt(subscription);
  if (end !== null) return `Your plan ends on ${day(end)}.`;
  if (subscription.status === 'past_due') {
    return 'Your last payment failed. Update your card to keep your plan.';
  }
  return `Your plan renews on ${day(paidUntil(subscription))}.`;
}

function paidWith(world: World, subscription: SubscriptionRecord): string {
  const { method } = detailsOf(world, subscription).payer;
  if (method.type === 'bank') return 'Paid by bank debit.';
  return `Paid with the ${method.card.brand} card ending in ${method.card.number.slice(-4)}.`;
}

function planForm(world: World, path: string, subscription: SubscriptionRecord): Html | null {
  const plans = offeredPlans(world, subscription);
  if (plans.length === 0 || subscription.status !== 'active') return null;
  return html`<form class="row-form" method="post" action="${path}/plan">
    <fieldset>
      <legend>Other plans</legend>
      ${plans.map(
        ({ price, name }, at) =>
          html`<label class="choice"
            ><input
              type="radio"
              name="price"
              value="${price.id}"
              ${at === 0 ? 'checked' : null}
            /><span>${name} <small>${priceText(price)}</small></span></label
          >`,
      )}
    </fieldset>
    <button class="button quiet" type="submit">Change plan</button>
  </form>`;
}

/** What a customer was billed, newest first. */
function historyView(world: World, customer: string): Html | null {
  const invoices = world.store.list('invoice', { limit: 24, where: { customer } });
  if (invoices.length === 0) return null;
  return html`<section class="card" aria-labelledby="history-title">
    <h2 id="history-title">Invoice history</h2>
    <ul class="history">
      ${invoices.map((invoice) => row(world, invoice))}
    </ul>
  </section>`;
}

function row(world: World, invoice: InvoiceRecord): Html {
  const intent = intentOfInvoice(world, invoice.id);
  const charge = world.store.get('charge', idOf(intent?.latest_charge) ?? '');
  const receipt = charge?.status === 'succeeded' ? charge.receipt_url : null;
  return html`<li>
    <span>${day(invoice.created)}</span>
    <span>${money(invoice.total, invoice.currency)}</span>
    <span>${invoice.status === 'paid' ? 'Paid' : 'Open'}</span>
    ${receipt ? html`<a href="${receipt}">Receipt of ${day(invoice.created)}</a>` : null}
  </li>`;
}

/** The cards the portal takes. Both can be kept on file; only one can be charged. */
const portalCards = {
  works: { label: 'Visa ending in 4242: works', number: '4242424242424242', renewals: 'succeed' },
  fails: {
    label: 'Visa ending in 0341: fails from now on',
    number: '4000000000000341',
    renewals: 'fail',
  },
} as const;

export type PortalCard = keyof typeof portalCards;

/** Puts another card on file for all a customer subscribed to, and collects what is owed with it. */
export function updateCard(world: World, customerId: string, card: PortalCard): void {
  const { number, renewals } = portalCards[card];
  const where = { customer: customerId };
  for (const known of world.store.list('subscription', { limit: 1000, where })) {
    if (known.ended_at !== null) continue;
    const before = detailsOf(world, known);
    const details: SubscriptionDetails = {
      ...before,
      renewals,
      payer: {
        ...before.payer,
        method: { type: 'card', card: testCard(number), expMonth: 12, expYear: 2034 },
      },
    };
    world.store.put('subscription_details', details);
    const changed = changeSubscription(world, known, { default_payment_method: newId('pm') });
    if (renewals === 'fail') continue;
    const owed = openInvoices(world, changed.id).toReversed();
    for (const invoice of owed) {
      if (idOf(invoice.customer) === customerId) collectInvoice(world, invoice, details);
    }
  }
}

/** What the page says after each of its buttons. */
const portalNotices = {
  cancelled: 'Your plan has been cancelled. It stays open until the end of the period.',
  renewed: 'Your plan goes on.',
  changed: 'Your plan has been changed.',
  card: 'Your card has been updated.',
} as const;

export type NoticeName = keyof typeof portalNotices;

export const isNotice = (name: string): name is NoticeName => name in portalNotices;
