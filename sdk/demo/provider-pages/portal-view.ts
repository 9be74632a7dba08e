import { html, type Html } from '../html.ts';
import { day } from './amounts.ts';

/** Data for a customer's subscriptions page. */
export interface PortalPage {
  /**
   * Base path of the page's forms: `…/card`, and `…/subscriptions/{id}/cancel`, `/renew` and
   * `/plan`.
   */
  path: string;
  returnUrl: string | null;
  /** Name and email address. */
  customer: string;
  notice: NoticeName | null;
  subscriptions: readonly PortalSubscription[];
  /** The cards that can be saved, by their value in the form. */
  cards: Readonly<Record<string, { label: string }>>;
  /** The customer's invoices, newest first. */
  history: readonly PortalInvoice[];
}

/** A subscription that hasn't ended. Times are epoch seconds. */
export interface PortalSubscription {
  id: string;
  title: string;
  /** Such as `$9.00 per month`. */
  prices: readonly string[];
  standing: 'active' | 'cancelled' | 'past due' | 'incomplete';
  /** When the subscription ends or, unless canceled, renews; null if not known yet. */
  until: number | null;
  paidWith: string | null;
  otherPlans: readonly { value: string; title: string; price: string }[];
}

interface PortalInvoice {
  created: number;
  total: string;
  paid: boolean;
  receiptUrl: string | null;
}

/** Renders the page on which customers manage their subscriptions. */
export function portalView(page: PortalPage): Html {
  const { path, notice, subscriptions, history } = page;
  return html`<main class="portal">
    ${
      page.returnUrl
        ? html`<p><a class="back" href="${page.returnUrl}">← Return to Spindle</a></p>`
        : null
    }
    <div>
      <h1>Manage your subscriptions</h1>
      <p class="who">${page.customer}</p>
    </div>
    ${notice ? html`<p class="notice" role="status">${portalNotices[notice]}</p>` : null}
    ${
      subscriptions.length === 0
        ? html`<section class="card">
            <h2>Current subscriptions</h2>
            <p>You don't have a subscription.</p>
          </section>`
        : subscriptions.map((one) => subscriptionView(path, one))
    }
    ${cardView(page)}
    ${
      history.length === 0
        ? null
        : html`<section class="card" aria-labelledby="history-title">
            <h2 id="history-title">Invoice history</h2>
            <ul class="history">
              ${history.map(invoiceView)}
            </ul>
          </section>`
    }
  </main>`;
}

function cardView({ path, cards, subscriptions }: PortalPage): Html | null {
  const offered = Object.entries(cards);
  if (subscriptions.length === 0 || offered.length === 0) return null;
  return html`<section class="card" aria-labelledby="card-title">
    <h2 id="card-title">Payment method</h2>
    <form class="row-form" method="post" action="${path}/card">
      <div class="field">
        <label for="card">Card</label>
        <select id="card" name="card">
          ${offered.map(([name, { label }]) => html`<option value="${name}">${label}</option>`)}
        </select>
      </div>
      <button class="button quiet" type="submit">Update card</button>
    </form>
  </section>`;
}

/** Renders one subscription and its actions. */
function subscriptionView(root: string, subscription: PortalSubscription): Html {
  const { id, title, prices, standing, paidWith } = subscription;
  const path = `${root}/subscriptions/${id}`;
  const ends = standing === 'cancelled';
  return html`<section class="card" aria-labelledby="${id}">
    <h2 id="${id}">${title} ${states[standing]}</h2>
    ${prices.map((price) => html`<p class="plan-price">${price}</p>`)}
    <p>${statusText(subscription)}</p>
    ${paidWith === null ? null : html`<p>${paidWith}</p>`} ${planForm(path, subscription)}
    <form class="row-form" method="post" action="${path}/${ends ? 'renew' : 'cancel'}">
      <button class="button${ends ? '' : ' quiet'}" type="submit">
        ${ends ? 'Renew plan' : 'Cancel plan'}
      </button>
    </form>
  </section>`;
}

const states = {
  active: null,
  cancelled: html`<span class="state">Canceled</span>`,
  'past due': html`<span class="state bad">Past due</span>`,
  incomplete: html`<span class="state bad">Payment not complete</span>`,
};

function statusText({ standing, until }: PortalSubscription): string {
  const end = until === null ? 'soon' : `on ${day(until)}`;
  if (standing === 'cancelled') return `Your plan ends ${end}.`;
  if (standing === 'past due') {
    return 'Your last payment failed. Update your card to keep your plan.';
  }
  return `Your plan renews ${end}.`;
}

function planForm(path: string, { otherPlans }: PortalSubscription): Html | null {
  if (otherPlans.length === 0) return null;
  return html`<form class="row-form" method="post" action="${path}/plan">
    <fieldset>
      <legend>Other plans</legend>
      ${otherPlans.map(
        ({ value, title, price }, at) =>
          html`<label class="choice"
            ><input
              type="radio"
              name="price"
              value="${value}"
              ${at === 0 ? 'checked' : null}
            /><span>${title} <small>${price}</small></span></label
          >`,
      )}
    </fieldset>
    <button class="button quiet" type="submit">Change plan</button>
  </form>`;
}

function invoiceView({ created, total, paid, receiptUrl }: PortalInvoice): Html {
  return html`<li>
    <span>${day(created)}</span>
    <span>${total}</span>
    <span>${paid ? 'Paid' : 'Open'}</span>
    ${receiptUrl ? html`<a href="${receiptUrl}">Receipt from ${day(created)}</a>` : null}
  </li>`;
}

/** The notice that the page shows after each action. */
const portalNotices = {
  cancelled: 'Your plan is canceled. You have access until the end of the period.',
  renewed: 'Your plan has been renewed.',
  changed: 'Your plan has been changed.',
  card: 'Your card has been updated.',
} as const;

export type NoticeName = keyof typeof portalNotices;

export const isNotice = (name: string): name is NoticeName => name in portalNotices;

/** The card that always works. */
export const workingCard = { label: 'Visa ending in 4242: payments succeed' };
