import { make } from '../make-element.ts';
import type { Checkout } from '../state.ts';
import { money } from './summary-view.ts';

/** The cards the payment page takes. */
const CARDS = [
  { card: '4242 4242 4242 4242', label: 'Card that pays', accepted: true },
  { card: '4000 0000 0000 0002', label: 'Card that is declined', accepted: false },
] as const;

export const DECLINED = 'Your card was declined.';

/** What becomes of a card; words for people where it is none of ours. */
export function judgeCard(typed: string): { accepted: boolean } | string {
  const digits = typed.replaceAll(/\D/g, '');
  const known = CARDS.find(({ card }) => card.replaceAll(' ', '') === digits);
  return known ?? `${DECLINED.slice(0, -1)}: only the two test cards are taken here.`;
}

type Shipping = NonNullable<Checkout['shippingChoices']>;

export interface PayChoice {
  card: string;
  shippingPreference: Shipping[number]['preference'] | undefined;
}

interface PayFormOptions {
  subscribes: boolean;
  shipping: Shipping;
  /** Cents. */
  totalWith: (preference: PayChoice['shippingPreference']) => number;
  onShipping: (preference: PayChoice['shippingPreference']) => void;
  /** Why it was refused; null where the page is being left. */
  pay: (choice: PayChoice) => Promise<string | null>;
}

/** How to ship, a card, and the button. */
export function payForm(options: PayFormOptions): HTMLElement {
  const { shipping, totalWith } = options;
  const number = field('Card number', CARDS[0].card, 'cc-number');
  const button = make('button', { type: 'submit' });
  const problem = make('p', { className: 'problem', role: 'alert', tabIndex: -1, hidden: true });
  let chosen = shipping[0]?.preference;

  function choose(preference: PayChoice['shippingPreference']): void {
    chosen = preference;
    button.textContent = options.subscribes ? 'Subscribe' : `Pay ${money(totalWith(preference))}`;
    options.onShipping(preference);
  }
  async function submit(): Promise<void> {
    button.disabled = true;
    const refusal = await options.pay({ card: number.input.value, shippingPreference: chosen });
    if (refusal === null) return;
    button.disabled = false;
    problem.textContent = refusal;
    problem.hidden = false;
    problem.focus();
  }

  const form = make(
    'form',
    { className: 'card', noValidate: true },
    make('h1', {}, options.subscribes ? 'Subscribe' : 'Pay'),
    problem,
    ...(shipping.length > 0 ? [shippingChoice(shipping, choose)] : []),
    make(
      'div',
      { className: 'fields' },
      make('div', { className: 'wide' }, number.element),
      field('Expiry (MM / YY)', '12 / 34', 'cc-exp').element,
      field('CVC', '123', 'cc-csc').element,
    ),
    make('div', { className: 'choices' }, ...CARDS.map((card) => cardButton(card, number.input))),
    button,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  choose(chosen);
  return form;
}

function shippingChoice(
  shipping: Shipping,
  choose: (preference: Shipping[number]['preference']) => void,
): HTMLElement {
  const rows = shipping.map(({ preference, cents }, index) => {
    const radio = make('input', { type: 'radio', name: 'shipping', checked: index === 0 });
    radio.addEventListener('change', () => choose(preference));
    const amount = make('span', { className: 'amount' }, money(cents));
    return make('label', { className: 'choice' }, radio, preference, amount);
  });
  return make('fieldset', {}, make('legend', {}, 'Shipping'), ...rows);
}

function cardButton({ card, label }: (typeof CARDS)[number], input: HTMLInputElement): HTMLElement {
  const button = make('button', { type: 'button', className: 'quiet' }, label);
  button.addEventListener('click', () => {
    input.value = card;
  });
  return button;
}

function field(label: string, value: string, autocomplete: 'cc-number' | 'cc-exp' | 'cc-csc') {
  const input = make('input', { value, autocomplete, inputMode: 'numeric' });
  return { input, element: make('label', {}, label, input) };
}
