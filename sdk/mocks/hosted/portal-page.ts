import { make } from '../make-element.ts';
import { pageStore } from '../page-store.ts';
import type { Scene } from '../core/call.ts';
import { portalOf, updateCard } from '../subscriptions/portal.ts';
import { visitorOf } from '../visitor.ts';
import { changeShop } from '../core/store.ts';
import { subscriptionView } from './subscription-view.ts';

/** The payment provider's page on which customers manage what they subscribed to. */
const store = pageStore();
const main = document.querySelector('main') ?? document.body;
const query = new URLSearchParams(window.location.search);
const returnUrl = query.get('return_url') ?? '/ui/subscriptions';

show(query.get('customer') ?? visitorOf(store.read())?.customerId ?? null);

function show(customerId: string | null, notice?: string): void {
  main.replaceChildren(
    make('p', {}, make('a', { href: returnUrl, className: 'back' }, '← Return to Spindle')),
    make('h1', {}, 'Manage your subscriptions'),
    ...(customerId === null ? [enter()] : portal(customerId, notice)),
  );
}

function portal(customerId: string, notice: string | undefined): HTMLElement[] {
  const customer = store.read().people.find((one) => one.customerId === customerId);
  const subscriptions = portalOf(store.read(), customerId);
  const change = (apply: (scene: Scene) => void, message: string) =>
    void changeShop(store, (state) =>
      apply({ state, now: new Date(), newId: () => crypto.randomUUID() }),
    ).then(() => show(customerId, message));
  const status = make('p', { className: 'notice', role: 'status' }, notice ?? '');
  return [
    make('p', {}, customer ? `${customer.firstName} ${customer.lastName}, ${customer.email}` : ''),
    ...(notice === undefined ? [] : [status]),
    ...(subscriptions.length === 0
      ? [make('p', { className: 'card' }, 'You have no subscription at the moment.')]
      : subscriptions.map((one) => subscriptionView(one, change))),
    ...(subscriptions.some(({ paymentDue }) => paymentDue)
      ? [
          card(() =>
            change((scene) => updateCard(scene, customerId), 'Your card has been updated.'),
          ),
        ]
      : []),
  ];
}

function card(update: () => void): HTMLElement {
  const button = make('button', { type: 'button' }, 'Update card');
  button.addEventListener('click', update);
  return make(
    'section',
    { className: 'card' },
    make('h2', {}, 'Payment method'),
    make('p', {}, 'Visa ending in 4242: works, and pays what is owed.'),
    make('p', {}, button),
  );
}

/** For whoever comes without the shop having sent them. */
function enter(): HTMLElement {
  const email = make('input', { type: 'email', autocomplete: 'email', required: true });
  const problem = make('p', { className: 'problem', role: 'alert', hidden: true });
  const form = make(
    'form',
    { className: 'card' },
    problem,
    make('label', {}, 'Email', email),
    make('p', {}, make('button', { type: 'submit' }, 'Continue')),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const known = store.read().people.find((one) => one.email === email.value.trim());
    if (known?.customerId) return show(known.customerId);
    problem.textContent = 'Nobody with this address has paid here yet.';
    problem.hidden = false;
  });
  return form;
}
