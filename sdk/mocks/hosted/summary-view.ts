import { make } from '../make-element.ts';
import type { Checkout } from '../state.ts';
import type { Priced } from './price-checkout.ts';
import { money } from './money.ts';

/** What is bought and what it comes to. */
export function summaryView(
  { mode, cancelUrl }: Pick<Checkout, 'mode' | 'cancelUrl'>,
  { lines, shipping, taxCents, totalCents }: Priced,
): HTMLElement[] {
  const subscribes = mode === 'subscription';
  return [
    make('p', {}, make('a', { href: cancelUrl, className: 'back' }, '← Back to the shop')),
    make('h2', {}, subscribes ? 'Your subscription' : 'Your order'),
    make(
      'ul',
      { className: 'lines' },
      ...lines.map(({ title, quantity, cents }) =>
        row([title, make('small', {}, `Quantity ${quantity}`)], cents),
      ),
      ...(shipping ? [row([`Shipping, ${shipping.label}`], shipping.cents)] : []),
      ...(taxCents > 0 ? [row(['Tax'], taxCents)] : []),
      row([subscribes ? 'Total due today' : 'Total due'], totalCents),
    ),
  ];
}

function row(what: (Node | string)[], cents: number): HTMLElement {
  const amount = make('span', { className: 'amount' }, money(cents));
  return make('li', {}, make('span', {}, ...what), amount);
}
