import { html, type Html } from '@spindle/sdk/demo/html';
import type { World } from '../../world.ts';
import { productOf } from '../checkout/line-items.ts';
import { day } from '../pages/day.ts';
import { endsAt, paidUntil } from '../subscriptions/scheduled-end.ts';
import { detailsOf } from '../subscriptions/subscription-details.ts';
import type { SubscriptionRecord } from '../subscriptions/subscription-record.ts';
import { offeredPlans, priceWords } from './offered-plans.ts';

/** One subscription, and what can be done about it. */
export function subscriptionView(
  world: World,
  sessionId: string,
  subscription: SubscriptionRecord,
): Html {
  const { id, items } = subscription;
  const ends = endsAt(subscription) !== null;
  const names = items.data.map(({ price }) => productOf(world, price)?.name ?? 'Subscription');
  const path = `/portal/${sessionId}/subscriptions/${id}`;
  return html`<section class="card" aria-labelledby="${id}">
    <h2 id="${id}">${names.join(', ')} ${state(subscription)}</h2>
    ${items.data.map(({ price }) => html`<p class="plan-price">${priceWords(price)}</p>`)}
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
            /><span>${name} <small>${priceWords(price)}</small></span></label
          >`,
      )}
    </fieldset>
    <button class="button quiet" type="submit">Change plan</button>
  </form>`;
}
