import type Stripe from 'stripe';
import { html, type Html } from '@spindle/sdk/demo/html';
import { money, periodText } from '@spindle/sdk/demo/provider-pages/amounts';
import type { LineRecord } from '../checkout/price-session.ts';
import { countries, methodView, type ShippingChoice, shippingView } from './pay-form.ts';
import { type FieldState, fieldView } from './shell.ts';

export interface CheckoutPage extends FieldState {
  session: Stripe.Checkout.Session;
  lines: LineRecord[];
  /** What the discount is called; null where there is none. */
  discount: string | null;
  /** Whether there is anything to pay, whichever way of shipping is chosen. */
  costs: boolean;
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
    ${summaryView(page)}
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
          ${fieldView(page, { name: 'phone', label: 'Phone', autocomplete: 'tel', type: 'tel' })}
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

/** What is bought and what it comes to. */
function summaryView({ session, lines, discount }: CheckoutPage): Html {
  const { currency, total_details: details } = session;
  const subscribes = session.mode === 'subscription';
  return html`<section class="summary" aria-labelledby="summary-title">
    ${
      session.cancel_url
        ? html`<p><a class="back" href="${session.cancel_url}">← Back to the shop</a></p>`
        : null
    }
    <h2 id="summary-title">${subscribes ? 'Your subscription' : 'Your order'}</h2>
    <p class="grand" data-total>${money(session.amount_total, currency)}</p>
    <ul class="lines">
      ${lines.map(
        (line) =>
          html`<li>
            <span class="what"
              >${line.description ?? 'Item'}<small>Quantity ${line.quantity ?? 1}</small></span
            >
            <span class="amount">${money(line.amount_subtotal, currency)}${rhythm(line)}</span>
          </li>`,
      )}
    </ul>
    <dl class="totals">
      ${row('Subtotal', money(session.amount_subtotal, currency))}
      ${discount === null ? null : row(discount, `−${money(details?.amount_discount ?? 0, currency)}`, 'discount')}
      ${
        session.shipping_cost
          ? row('Shipping', money(details?.amount_shipping ?? 0, currency), 'shipping')
          : null
      }
      ${
        session.automatic_tax.enabled
          ? row(
              'Tax',
              session.automatic_tax.status === 'complete'
                ? money(details?.amount_tax ?? 0, currency)
                : 'Worked out from your address',
              'tax',
            )
          : null
      }
      ${row(subscribes ? 'Total due today' : 'Total due', money(session.amount_total, currency), 'total')}
    </dl>
  </section>`;
}

/** How often a line is due; nothing for what is bought once. */
function rhythm({ price }: LineRecord): string {
  return price.recurring ? ` ${periodText(price.recurring)}` : '';
}

function row(label: string, value: string, name = ''): Html {
  return html`<div>
    <dt>${label}</dt>
    <dd data-amount="${name}">${value}</dd>
  </div>`;
}

function doneTitle({ mode, payment_status: payment }: Stripe.Checkout.Session): string {
  if (mode === 'subscription') return 'You are subscribed';
  return payment === 'no_payment_required' ? 'This order is complete' : 'This payment is complete';
}

function paidSentence({ payment_status: payment }: Stripe.Checkout.Session): string {
  return payment === 'no_payment_required'
    ? 'There was nothing to pay here.'
    : 'You have already paid here.';
}

/** What a page says that can no longer be paid. */
export function closedView(session: Stripe.Checkout.Session, successUrl: string | null): Html {
  const expired = session.status === 'expired';
  const done = doneTitle(session);
  return html`<main class="closed card">
    <h1>${expired ? 'This page has expired' : done}</h1>
    <p>
      ${
        expired
          ? 'The time to pay here is over and nothing was charged. Go back to the shop to start again.'
          : `${paidSentence(session)} There is nothing more to do.`
      }
    </p>
    ${
      expired && session.cancel_url
        ? html`<p><a class="button" href="${session.cancel_url}">Back to the shop</a></p>`
        : null
    }
    ${
      !expired && successUrl
        ? html`<p><a class="button" href="${successUrl}">Continue to the shop</a></p>`
        : null
    }
  </main>`;
}
