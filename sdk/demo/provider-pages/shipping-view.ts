import { html, type Html } from '../html.ts';

/** A shipping option. Amounts are formatted. */
export interface ShippingOption {
  value: string;
  label: string;
  /** Additional details. */
  small?: string;
  amount: string;
  /** Total of the whole order with this option. */
  total: string;
  tax: string;
}

/** Renders the shipping options. The page's script reads each option's total from the markup. */
export function shippingView(options: readonly ShippingOption[], selection = ''): Html | null {
  if (options.length === 0) return null;
  const selected = options.some(({ value }) => value === selection) ? selection : options[0]?.value;
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
