import type Stripe from 'stripe';
import { html, type Html } from '@spindle/sdk/demo/html';
import { money, periodText } from '@spindle/sdk/demo/provider-pages/amounts';
import { closedView } from '@spindle/sdk/demo/provider-pages/closed-view';
import { summaryView } from '@spindle/sdk/demo/provider-pages/summary-view';
import type { LineRecord } from '../checkout/price-session.ts';
import { countries, methodView, type ShippingChoice, shippingView } from './pay-form.ts';
import { type FieldState, fieldView } from './shell.ts';

export interface CheckoutPage extends FieldState {
  session: Stripe.Checkout.Session;
  lines: LineRecord[];
  /** The discount's name, or null if there is none. */
  discount: string | null;
  /** Whether there is anything to pay, for any shipping option. */
  costs: boolean;
  shipping: ShippingChoice[];
  /** What went wrong with the payment as a whole. */
  problem: string | null;
}

/** Renders the page on which a customer pays. */
export function checkoutView(page: CheckoutPage): Html {
  const { session, form, errors } = page;
  const subscribes = session.mode === 'subscription';
  const problem =
    page.problem ?? (Object.keys(errors).length > 0 ? 'Please check the form.' : null);
  return html`<main class="checkout">
    ${summaryOf(page)}
    <form class="card" method="post" action="/pay/${session.id}" novalidate>
      <h1>${page.costs ? (subscribes ? 'Subscribe' : 'Pay') : 'Complete your order'}</h1>
      ${problem ? html`<p class="problem" role="alert" tabindex="-1">${problem}</p>` : null}
      ${fieldView(page, { name: 'email', label: 'Email', autocomplete: 'email', type: 'email' })}
      ${shippingView(page.shipping, form.shipping_rate, session.currency)}
      ${page.costs ? methodView(page, session.payment_method_types) : null}
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
          ${
            session.phone_number_collection?.enabled
              ? fieldView(page, { name: 'phone', label: 'Phone', autocomplete: 'tel', type: 'tel' })
              : null
          }
        </div>
      </fieldset>
      ${subscribes ? subscribeButton(page) : payButton(page)}
    </form>
  </main>`;
}

function payButton(page: CheckoutPage): Html {
  if (!page.costs) return html`<button class="button pay" type="submit">Complete order</button>`;
  const { amount_total: total, currency } = page.session;
  return html`<button class="button pay" type="submit">
    Pay
    <span data-pay>${scriptless(page) ? '' : money(total, currency)}</span>
  </button>`;
}

function subscribeButton({ session, lines }: CheckoutPage): Html {
  const every = periodText(lines[0]?.price.recurring ?? null);
  const taxed = session.automatic_tax.enabled ? ' plus tax' : '';
  return html`<button class="button pay" type="submit">Subscribe</button>
    <p class="terms">
      You pay ${money(session.amount_subtotal, session.currency)}${taxed} ${every} until you cancel.
    </p>`;
}

/** If the total depends on a choice, the button shows it only when a script can update it. */
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

/** Renders the items and the total. */
function summaryOf({ session, lines, discount }: CheckoutPage): Html {
  const { currency, total_details: details, automatic_tax: tax } = session;
  const amountOf = (cents: number | null | undefined) => money(cents ?? 0, currency);
  const taxText =
    tax.status === 'complete' ? amountOf(details?.amount_tax) : 'Calculated from your address';
  return summaryView({
    backUrl: session.cancel_url,
    subscribes: session.mode === 'subscription',
    lines: lines.map((line) => ({
      title: line.description ?? 'Item',
      quantity: line.quantity ?? 1,
      amount: amountOf(line.amount_subtotal) + rhythm(line),
    })),
    parts: [
      { label: 'Subtotal', amount: amountOf(session.amount_subtotal) },
      ...(discount === null
        ? []
        : [
            { label: discount, amount: `−${amountOf(details?.amount_discount)}`, name: 'discount' },
          ]),
      ...(session.shipping_cost
        ? [{ label: 'Shipping', amount: amountOf(details?.amount_shipping), name: 'shipping' }]
        : []),
      ...(tax.enabled ? [{ label: 'Tax', amount: taxText, name: 'tax' }] : []),
    ],
    total: amountOf(session.amount_total),
  });
}

/** Returns how often a line is due; empty for a one-time purchase. */
function rhythm({ price }: LineRecord): string {
  return price.recurring ? ` ${periodText(price.recurring)}` : '';
}

/** Renders a payment page that has been completed or has expired. */
export function closedSession(session: Stripe.Checkout.Session, successUrl: string | null): Html {
  return closedView({
    state: session.status === 'expired' ? 'EXPIRED' : 'PAID',
    mode: session.mode,
    free: session.payment_status === 'no_payment_required',
    cancelUrl: session.cancel_url,
    returnUrl: successUrl,
  });
}
