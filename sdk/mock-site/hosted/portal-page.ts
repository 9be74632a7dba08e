import { html, type Html } from '../../demo/html.ts';
import { fieldView } from '../../demo/provider-pages/field-view.ts';
import { portalView, workingCard, type NoticeName } from '../../demo/provider-pages/portal-view.ts';
import type { Scene } from '../../mocks/core/call.ts';
import {
  cancelAtPeriodEnd,
  changePlan,
  portalOf,
  undoCancellation,
  updateCard,
} from '../../mocks/subscriptions/portal.ts';
import { visitorOf } from '../visitors.ts';
import { happen, onSubmit, showPage, store } from './show-page.ts';

/** The payment provider's page on which customers manage their subscriptions. */
const query = new URLSearchParams(window.location.search);
const returnUrl = query.get('return_url') ?? '/ui/subscriptions';
let customerId = query.get('customer') ?? visitorOf(store.read())?.customerId ?? null;

function change(apply: (scene: Scene, id: string) => void, id: string, done: NoticeName): void {
  void happen((scene) => apply(scene, id)).then(() => show(done));
}

function cancel(id: string): void {
  const { origin } = window.location;
  change((scene) => cancelAtPeriodEnd({ ...scene, origin }, id), id, 'cancelled');
}

/** Signs in a visitor who didn't come from the shop. */
function enter(email: string): void {
  customerId = store.read().people.find((one) => one.email === email)?.customerId ?? null;
  if (customerId === null) showPage(enterView('No payments found for this email.'));
  else show(null);
}

function show(notice: NoticeName | null): void {
  if (customerId === null) return showPage(enterView(null));
  const { people } = store.read();
  const customer = people.find((one) => one.customerId === customerId);
  const subscriptions = portalOf(store.read(), customerId);
  const due = subscriptions.some(({ standing }) => standing === 'past due');
  const view = portalView({
    path: '/mock/portal',
    returnUrl,
    customer: customer ? `${customer.firstName} ${customer.lastName} ${customer.email}` : '',
    notice,
    subscriptions,
    cards: due ? { works: workingCard } : {},
    history: [],
  });
  showPage(view);
}

const enterView = (problem: string | null): Html =>
  html`<main class="portal">
    <p><a class="back" href="${returnUrl}">← Return to Spindle</a></p>
    <h1>Manage your subscriptions</h1>
    <form class="card" novalidate>
      ${problem === null ? null : html`<p class="problem" role="alert" tabindex="-1">${problem}</p>`}
      ${fieldView({ name: 'email', label: 'Email', value: '', autocomplete: 'email', type: 'email' })}
      <button class="button" type="submit">Continue</button>
    </form>
  </main>`;

show(null);
onSubmit((path, fieldOf) => {
  const [, id = '', verb] = /(?:subscriptions\/([^/]+)\/)?(\w+)$/.exec(path) ?? [];
  if (customerId === null) enter(fieldOf('email').trim());
  else if (verb === 'card') change(updateCard, customerId, 'card');
  else if (verb === 'cancel') cancel(id);
  else if (verb === 'renew') change(undoCancellation, id, 'renewed');
  else change((scene) => changePlan(scene, id, fieldOf('price')), id, 'changed');
});
