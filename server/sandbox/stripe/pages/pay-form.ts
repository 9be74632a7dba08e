import { z } from 'zod';
import { html, type Html } from '@spindle/sdk/demo/html';
import { money } from '@spindle/sdk/demo/provider-pages/amounts';
import { shippingView as shippingOptions } from '@spindle/sdk/demo/provider-pages/shipping-view';
import type Stripe from 'stripe';
import { findCard, type Payer, type TestCard, testCards } from '../payments/cards.ts';
import { type FieldState, fieldView } from './shell.ts';

const text = z.string().trim().default('');

export const payFormSchema = z.object({
  email: text,
  shipping_rate: text,
  method: z.enum(['card', 'bank']).default('card'),
  card_number: text,
  card_expiry: text,
  card_cvc: text,
  name: text,
  line1: text,
  line2: text,
  city: text,
  state: text,
  postal_code: text,
  country: text,
  phone: text,
});
export type PayForm = z.infer<typeof payFormSchema>;
export type PayErrors = Partial<Record<keyof PayForm, string>>;

export interface CheckedForm {
  errors: PayErrors;
  /** Who pays and how, or null if the form has errors. */
  payer: Payer | null;
}

/**
 * Validates the form with messages that help the customer fix it.
 * @param asked whether there is anything to pay, and so a payment method to enter, and whether to
 * require a phone number
 */
export function checkPayForm(
  form: PayForm,
  now: Date,
  { costs, phone }: { costs: boolean; phone: boolean },
): CheckedForm {
  const errors: PayErrors = {};
  if (!/^\S+@\S+\.\S+$/.test(form.email)) errors.email = 'Enter your email address.';
  if (form.name === '') errors.name = 'Enter your name.';
  if (form.line1 === '') errors.line1 = 'Enter your address.';
  if (form.city === '') errors.city = 'Enter your city.';
  if (phone && !/\d{3}/.test(form.phone.replace(/\D/g, '')))
    errors.phone = 'Enter your phone number.';
  if (form.country === '') errors.country = 'Select your country.';
  const byCard = costs && form.method === 'card';
  const card = byCard ? checkCard(form, now, errors) : null;
  if (Object.keys(errors).length > 0) return { errors, payer: null };
  const { line1, line2, city, state, postal_code, country } = form;
  const address = {
    line1,
    line2: line2 || null,
    city,
    state: state || null,
    postal_code: postal_code || null,
    country,
  };
  return {
    errors,
    payer: {
      method: card ?? { type: 'bank' },
      email: form.email,
      name: form.name,
      phone: form.phone || null,
      address,
      shippingRate: form.shipping_rate || null,
    },
  };
}

function checkCard(form: PayForm, now: Date, errors: PayErrors): Payer['method'] | null {
  const card = findCard(form.card_number);
  if (!card) errors.card_number = numberError(form.card_number);
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/\s*(\d{2}|\d{4})$/.exec(form.card_expiry) ?? [];
  const expMonth = Number(month);
  const expYear = Number(year.length === 2 ? `20${year}` : year);
  if (expMonth < 1 || expMonth > 12) errors.card_expiry = 'Enter the expiry date as MM / YY.';
  else if (new Date(expYear, expMonth, 1) <= now) errors.card_expiry = 'Your card has expired.';
  if (!/^\d{3,4}$/.test(form.card_cvc)) errors.card_cvc = 'Enter the 3- or 4-digit security code.';
  return card ? asMethod(card, expMonth, expYear) : null;
}

const asMethod = (card: TestCard, expMonth: number, expYear: number): Payer['method'] => ({
  type: 'card',
  card,
  expMonth,
  expYear,
});

function numberError(number: string): string {
  return number === ''
    ? 'Enter a card number.'
    : 'Your card was declined. Only the test cards below are accepted.';
}

/** Renders the payment methods: a test card, or a bank debit that settles later. */
export function methodView(state: FieldState, types: readonly string[]): Html {
  const byBank = state.form.method === 'bank';
  return html`<fieldset>
    <legend>Payment method</legend>
    <label class="choice"
      ><input type="radio" name="method" value="card" ${byBank ? null : 'checked'} /><span
        >Card</span
      ></label
    >
    <div class="grid card-fields">
      ${fieldView(state, {
        name: 'card_number',
        label: 'Card number',
        autocomplete: 'cc-number',
        inputmode: 'numeric',
        list: 'test-cards',
      })}
      ${fieldView(state, {
        name: 'card_expiry',
        label: 'Expiry (MM / YY)',
        autocomplete: 'cc-exp',
        half: true,
      })}
      ${fieldView(state, {
        name: 'card_cvc',
        label: 'CVC',
        autocomplete: 'cc-csc',
        inputmode: 'numeric',
        half: true,
      })}
    </div>
    ${testCardList()} ${types.includes('us_bank_account') ? bankChoice(byBank) : null}
  </fieldset>`;
}

function bankChoice(selected: boolean): Html {
  return html`<label class="choice"
    ><input type="radio" name="method" value="bank" ${selected ? 'checked' : null} /><span
      >Bank debit <small>settles later, from the sandbox console</small></span
    ></label
  >`;
}

function testCardList(): Html {
  return html`<datalist id="test-cards">
      ${testCards.map(({ number, label }) => html`<option value="${spaced(number)}">${label}</option>`)}
    </datalist>
    <details class="test-cards">
      <summary>Test cards</summary>
      <ul>
        ${testCards.map(
          ({ number, label }) =>
            html`<li>
              <button type="button" data-card="${spaced(number)}" disabled>
                ${spaced(number)}
              </button>
              ${label}
            </li>`,
        )}
      </ul>
    </details>`;
}

export const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

export interface ShippingChoice {
  rate: Stripe.ShippingRate;
  /** Total of the whole order with this option, in cents. */
  total: number;
  tax: number;
}

/** Renders the shipping options. Each shows the order's total, for customers without scripts. */
export function shippingView(
  choices: ShippingChoice[],
  selected: string,
  currency: string | null,
): Html | null {
  const options = choices.map(({ rate, total, tax }) => ({
    value: rate.id,
    label: rate.display_name ?? 'Shipping',
    small: `${estimate(rate)} order total ${money(total, currency)}`,
    amount: money(rate.fixed_amount?.amount ?? 0, currency),
    total: money(total, currency),
    tax: money(tax, currency),
  }));
  return shippingOptions(options, selected);
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

const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS ' +
  'BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE ' +
  'EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM ' +
  'HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC ' +
  'LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA ' +
  'NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO ' +
  'TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** All countries, by name. */
export const countries = CODES.split(' ')
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .toSorted((one, other) => one.name.localeCompare(other.name));
