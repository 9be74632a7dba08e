import type Stripe from 'stripe';
import { html, type Html } from '@spindle/sdk/demo/html';
import type { World } from '../../world.ts';
import { historyView } from './history-view.ts';
import { portalCards } from './portal-cards.ts';
import { portalNotices, type NoticeName } from './portal-notices.ts';
import { subscriptionView } from './subscription-view.ts';

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
