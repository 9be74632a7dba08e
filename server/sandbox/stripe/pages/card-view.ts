import { html, type Html } from '@spindle/sdk/demo/html';
import { testCards } from '../payments/cards.ts';
import { fieldView, type FieldState } from './field-view.ts';

/** How to pay: by one of the test cards, or by a bank debit that settles later. */
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

function bankChoice(chosen: boolean): Html {
  return html`<label class="choice"
    ><input type="radio" name="method" value="bank" ${chosen ? 'checked' : null} /><span
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
