import { html, type Html } from '@spindle/sdk/demo/html';
import { idOf } from '../stripe/api/params.ts';
import { productOf } from '../stripe/checkout/price-session.ts';
import { priceText } from '../stripe/portal/portal-sessions.ts';
import { endsAt, paidUntil } from '../stripe/subscriptions/change-subscription.ts';
import { detailsOf, type SubscriptionRecord } from '../stripe/subscriptions/subscription-object.ts';
import type { World } from '../world.ts';
import { timestamp } from './timestamp.ts';

const TONES: Record<string, string> = { active: 'good', past_due: 'bad', incomplete: 'wait' };

/** Renders the customers' subscriptions, and what happens next with each. */
export function subscriptionsSection(world: World): Html {
  const subscriptions = world.store.list('subscription', { limit: 25 });
  return html`<section id="subscriptions" aria-labelledby="subscriptions-title">
    <h2 id="subscriptions-title">Subscriptions</h2>
    ${subscriptions.length === 0 ? html`<p class="soft">No subscriptions yet.</p>` : null}
    <ul class="list">
      ${subscriptions.map((subscription) => row(world, subscription))}
    </ul>
  </section>`;
}

function row(world: World, subscription: SubscriptionRecord): Html {
  const { id, status, items, ended_at: ended } = subscription;
  const [item] = items.data;
  const customer = world.store.get('customer', idOf(subscription.customer) ?? '');
  const name = item ? productOf(world, item.price)?.name : undefined;
  return html`<li>
    <div>
      <strong>${name ?? 'Subscription'}</strong> ${item ? priceText(item.price) : null}
      <span class="tag ${TONES[status] ?? ''}">${status.replaceAll('_', ' ')}</span>
      ${ended === null ? plans(world, subscription) : null}
      <small>${customer?.email ?? 'unknown'} · ${outlook(subscription)}</small>
      <small><code>${id}</code></small>
    </div>
    ${
      ended === null
        ? html`<form method="post" action="/console/subscriptions/${id}" class="acts">
            ${
              detailsOf(world, subscription).renewals === 'fail'
                ? html`<button name="outcome" value="renewal_succeeds">
                    Let renewals succeed
                  </button>`
                : html`<button name="outcome" value="renewal_fails">Let renewals fail</button>`
            }
          </form>`
        : null
    }
  </li>`;
}

function plans(world: World, subscription: SubscriptionRecord): Html[] {
  const failing = detailsOf(world, subscription).renewals === 'fail';
  return [
    ...(endsAt(subscription) !== null ? [html`<span class="tag wait">canceled</span>`] : []),
    ...(failing ? [html`<span class="tag bad">renewals fail</span>`] : []),
  ];
}

function outlook(subscription: SubscriptionRecord): string {
  if (subscription.ended_at !== null) return `ended ${timestamp(subscription.ended_at)}`;
  const end = endsAt(subscription);
  return end === null ? `renews ${timestamp(paidUntil(subscription))}` : `ends ${timestamp(end)}`;
}
