import type Stripe from 'stripe';
import { html, type Html } from '@spindle/sdk/demo/html';
import { idOf } from '../stripe/api/params.ts';
import { intentOfSession } from '../stripe/checkout/sessions.ts';
import { money } from '@spindle/sdk/demo/provider-pages/amounts';
import type { World } from '../world.ts';
import { timestamp } from './timestamp.ts';

/** Renders pending and completed payments, with the outcomes available for each. */
export function sessionsSection(world: World): Html {
  const sessions = world.store.list('checkout.session', { limit: 25 });
  return html`<section id="sessions" aria-labelledby="sessions-title">
    <h2 id="sessions-title">Payments</h2>
    ${sessions.length === 0 ? html`<p class="soft">No checkouts yet.</p>` : null}
    <ul class="list">
      ${sessions.map((session) => row(world, session))}
    </ul>
  </section>`;
}

function row(world: World, session: Stripe.Checkout.Session): Html {
  const customer = world.store.get('customer', idOf(session.customer) ?? '');
  const who = session.customer_details?.email ?? session.customer_email ?? customer?.email;
  return html`<li>
    <div>
      <strong>${money(session.amount_total, session.currency)}</strong> ${state(session)}
      <small>${who ?? 'guest'} · ${timestamp(session.created)}</small>
      <small><code>${session.id}</code></small>
    </div>
    <div class="acts">${acts(world, session)}</div>
  </li>`;
}

function state({ status, payment_status: payment }: Stripe.Checkout.Session): Html {
  if (status === 'complete' && payment === 'paid') return html`<span class="tag good">paid</span>`;
  if (payment === 'no_payment_required') {
    return html`<span class="tag good">nothing to pay</span>`;
  }
  if (status === 'complete') return html`<span class="tag wait">complete, unpaid</span>`;
  return html`<span class="tag">${status ?? ''}</span>`;
}

function acts(world: World, session: Stripe.Checkout.Session): Html[] {
  if (session.status === 'open') {
    return [
      html`<a class="button" href="/pay/${session.id}">Open page</a>`,
      act(session, 'paid', 'Pay'),
      act(session, 'declined', 'Decline'),
      act(session, 'async_pending', 'Debit'),
      act(session, 'expired', 'Expire'),
    ];
  }
  const intent = intentOfSession(world, session);
  if (intent?.status === 'processing') {
    return [
      act(session, 'async_succeeded', 'Debit succeeds'),
      act(session, 'async_failed', 'Debit fails'),
    ];
  }
  const charge = world.store.get('charge', idOf(intent?.latest_charge) ?? '');
  if (!charge?.receipt_url) return [];
  return [
    html`<a class="button" href="/receipts/${charge.id}">Receipt</a>`,
    ...(charge.refunded ? [] : [onCharge(charge, 'refunds', 'Refund manually')]),
    ...(charge.disputed ? [] : [onCharge(charge, 'disputes', 'Dispute')]),
  ];
}

/** Renders a button for an action on the charge that doesn't involve the shop. */
function onCharge({ id }: Stripe.Charge, path: string, label: string): Html {
  return html`<form method="post" action="/console/${path}">
    <button name="charge" value="${id}">${label}</button>
  </form>`;
}

function act({ id }: Stripe.Checkout.Session, outcome: string, label: string): Html {
  return html`<form method="post" action="/console/sessions/${id}">
    <button name="outcome" value="${outcome}">${label}</button>
  </form>`;
}
