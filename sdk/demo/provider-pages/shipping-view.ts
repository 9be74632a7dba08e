import { html, type Html } from '../html.ts';

/** A way of shipping; amounts as people read them. */
export interface ShippingOption {
  value: string;
  label: string;
  /** What else there is to say of it. */
  small?: string;
  amount: string;
  /** What the whole order comes to with it. */
  total: string;
  tax: string;
}

/** The ways of shipping, of which a script reads what each makes of the total. */
export function shippingView(options: readonly ShippingOption[], chosen = ''): Html | null {
  if (options.length === 0) return null;
  const selected = options.some(({ value }) => value === chosen) ? chosen : options[0]?.value;
  return html`<fieldset>
    <legend>Shipping</legend>
    ${options.map(
      ({ value, label, small, amount, total, tax }) =>
        html`<label class="choice"
          ><input
            type="radio"
            name="shipping_rate"
            value="${value}"
            data-shipping="${amount}"
            data-tax="${tax}"
            data-total="${total}"
            ${value === selected ? 'checked' : null}
          /><span>${label} ${small ? html`<small>${small}</small>` : null}</span
          ><span class="amount">${amount}</span></label
        >`,
    )}
  </fieldset>`;
}
