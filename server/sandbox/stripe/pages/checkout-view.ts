import type Stripe from 'stripe';
import { html, type Html } from '@spindle/sdk/demo/html';
import type { LineRecord } from '../checkout/checkout-details.ts';
import { periodWords } from '../subscriptions/period-words.ts';
import { methodView } from './card-view.ts';
import { countries } from './countries.ts';
import { fieldView, type FieldState } from './field-view.ts';
import { money } from './money.ts';
import { shippingView, type ShippingChoice } from './shipping-view.ts';
import { summaryView } from './summary-view.ts';

export interface CheckoutPage extends FieldState {
  session: Stripe.Checkout.Session;
  lines: LineRecord[];
  shipping: ShippingChoice[];
  /** What went wrong with the payment as a whole. */
  problem: string | null;
}

/** The page a customer pays on. */
export function checkoutView(page: CheckoutPage): Html {
  const { session, form, errors } = page;
  const subscribes = session.mode === 'subscription';
  const problem =
    page.problem ?? (Object.keys(errors).length > 0 ? 'Please check the form.' : null);
  return html`<main class="checkout">
    ${summaryView(session, page.lines)}
    <form class="card" method="post" action="/pay/${session.id}" novalidate>
      <h1>${subscribes ? 'Subscribe' : 'Pay'}</h1>
      ${problem ? html`<p class="problem" role="alert" tabindex="-1">${problem}</p>` : null}
      ${fieldView(page, { name: 'email', label: 'Email', autocomplete: 'email', type: 'email' })}
      ${shippingView(page.shipping, form.shipping_rate, session.currency)}
      ${methodView(page, session.payment_method_types)}
      <fieldset>
        <legend>Billing details</legend>
        <div class="grid">
          ${fieldView(page, { name: 'name', label: 'Name', autocomplete: 'name' })}
          ${countryView(page)}
          ${fieldView(page, { name: 'line1', label: 'Address', autocomplete: 'address-line1' })}
          ${fieldView(page, {
            name: 'line2',
            label: 'Address line 2 (optional)',
            autocomplete: 'address-line2',
          })}
          ${fieldView(page, { name: 'city', label: 'City', autocomplete: 'address-level2' })}
          ${fieldView(page, {
            name: 'state',
            label: 'State or province',
            autocomplete: 'address-level1',
            half: true,
          })}
          ${fieldView(page, {
            name: 'postal_code',
            label: 'ZIP or postal code',
            autocomplete: 'postal-code',
            half: true,
          })}
          ${fieldView(page, { name: 'phone', label: 'Phone', autocomplete: 'tel', type: 'tel' })}
        </div>
      </fieldset>
      ${subscribes ? subscribeButton(page) : payButton(page)}
    </form>
  </main>`;
}

function payButton(page: CheckoutPage): Html {
  const { amount_total: total, currency } = page.session;
  return html`<button class="button pay" type="submit">
    Pay
    <span data-pay>${scriptless(page) ? '' : money(total, currency)}</span>
  </button>`;
}

function subscribeButton({ session, lines }: CheckoutPage): Html {
  const every = periodWords(lines[0]?.price.recurring ?? null);
  const taxed = session.automatic_tax.enabled ? ' plus tax' : '';
  return html`<button class="button pay" type="submit">Subscribe</button>
    <p class="terms">
      You pay ${money(session.amount_subtotal, session.currency)}${taxed} ${every} until you cancel.
    </p>`;
}

/** With a choice of totals, the button names one only where a script keeps it right. */
const scriptless = (page: CheckoutPage) => page.shipping.length > 1;

function countryView({ form, errors }: FieldState): Html {
  const error = errors.country;
  return html`<div class="field">
    <label for="country">Country</label>
    <select
      id="country"
      name="country"
      autocomplete="country"
      ${error ? html`aria-invalid="true" aria-describedby="country-error"` : null}
    >
      ${countries.map(
        ({ code, name }) =>
          html`<option value="${code}" ${code === form.country ? 'selected' : null}>
            ${name}
          </option>`,
      )}
    </select>
    ${error ? html`<p class="error" id="country-error">${error}</p>` : null}
  </div>`;
}
