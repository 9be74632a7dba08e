import type Stripe from 'stripe';
import { html, type Html } from '@spindle/sdk/demo/html';
import { money } from './money.ts';

export interface ShippingChoice {
  rate: Stripe.ShippingRate;
  /** What the whole order comes to with it, in cents. */
  total: number;
  tax: number;
}

/** The ways of shipping; each says what the order comes to, for those without scripts. */
export function shippingView(
  choices: ShippingChoice[],
  chosen: string,
  currency: string | null,
): Html | null {
  if (choices.length === 0) return null;
  const selected = choices.some(({ rate }) => rate.id === chosen) ? chosen : choices[0]?.rate.id;
  return html`<fieldset>
    <legend>Shipping</legend>
    ${choices.map(({ rate, total, tax }) => {
      const amount = money(rate.fixed_amount?.amount ?? 0, currency);
      return html`<label class="choice"
        ><input
          type="radio"
          name="shipping_rate"
          value="${rate.id}"
          data-shipping="${amount}"
          data-tax="${money(tax, currency)}"
          data-total="${money(total, currency)}"
          ${rate.id === selected ? 'checked' : null}
        /><span
          >${rate.display_name ?? 'Shipping'}
          <small>${estimate(rate)} order total ${money(total, currency)}</small></span
        ><span class="amount">${amount}</span></label
      >`;
    })}
  </fieldset>`;
}

function estimate({ delivery_estimate: days }: Stripe.ShippingRate): string {
  const from = days?.minimum?.value;
  const to = days?.maximum?.value;
  if (from === undefined && to === undefined) return '';
  const range =
    from === undefined || to === undefined || from === to ? (from ?? to) : `${from}–${to}`;
  const unit = (days?.maximum ?? days?.minimum)?.unit.replace('_', ' ') ?? 'day';
  return `${range} ${unit}${range === 1 ? '' : 's'},`;
}
