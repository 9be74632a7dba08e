import { formatDay } from '../../domain/time/format-moment.ts';
import type { Scene } from '../core/call.ts';
import { make } from '../make-element.ts';
import {
  cancelAtPeriodEnd,
  changePlan,
  takeBack,
  type OtherPlan,
  type PortalSubscription,
} from '../subscriptions/portal.ts';
import { money } from './summary-view.ts';

type Change = (apply: (scene: Scene) => void, message: string) => void;

/** One subscription, and what can be done about it. */
export function subscriptionView(subscription: PortalSubscription, change: Change): HTMLElement {
  const { id, title, cancelled, otherPlans } = subscription;
  const act = make('button', { type: 'button' }, cancelled ? 'Renew plan' : 'Cancel plan');
  act.addEventListener('click', () => {
    if (cancelled) change((scene) => takeBack(scene, id), 'Your plan goes on.');
    else {
      const message = 'Your plan has been cancelled. It stays open until the end of the period.';
      change((scene) => cancelAtPeriodEnd(scene, id), message);
    }
  });
  return make(
    'section',
    { className: 'card', 'aria-label': title },
    make('h2', {}, title),
    make('p', {}, priceText(subscription)),
    make('p', {}, outlook(subscription)),
    ...(otherPlans.length > 0 ? [planForm(id, otherPlans, change)] : []),
    make('p', {}, act),
  );
}

function outlook({ cancelled, paymentDue, currentPeriodEnd }: PortalSubscription): string {
  if (paymentDue) return 'Your last payment failed. Update your card to keep your plan.';
  const end = currentPeriodEnd === null ? 'soon' : `on ${formatDay(new Date(currentPeriodEnd))}`;
  return cancelled ? `Your plan ends ${end}.` : `Your plan renews ${end}.`;
}

function planForm(id: string, plans: readonly OtherPlan[], change: Change): HTMLElement {
  let chosen = plans[0];
  const rows = plans.map((plan, index) => {
    const radio = make('input', { type: 'radio', name: `plan-${id}`, checked: index === 0 });
    radio.addEventListener('change', () => {
      chosen = plan;
    });
    const what = make('span', {}, plan.title, make('small', {}, priceText(plan)));
    return make('label', { className: 'choice' }, radio, what);
  });
  const form = make(
    'form',
    {},
    make('fieldset', {}, make('legend', {}, 'Other plans'), ...rows),
    make('p', {}, make('button', { type: 'submit', className: 'quiet' }, 'Change plan')),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const plan = chosen;
    if (!plan) return;
    const message = 'Your plan has been changed.';
    change((scene) => changePlan(scene, id, plan.catalogItemId), message);
  });
  return form;
}

/** `$9.00 per month` */
function priceText({ cents, every }: Pick<OtherPlan, 'cents' | 'every'>): string {
  const { interval, interval_count: count } = every;
  return `${money(cents)} ${count === 1 ? `per ${interval}` : `every ${count} ${interval}s`}`;
}
