import { totalOf } from '../../domain/orders/charges.ts';
import { chargeOf, taxed } from '../checkout/prices.ts';
import type { Checkout, ShopState } from '../state.ts';
import { make } from '../make-element.ts';

type Shipping = NonNullable<Checkout['shippingChoices']>[number];

interface Priced {
  lines: { title: string; quantity: number; cents: number }[];
  shipping: { label: string; cents: number } | null;
  taxCents: number;
  totalCents: number;
}

/** What a checkout comes to with one way of shipping; what is charged is what is shown. */
export function priceCheckout(
  state: ShopState,
  checkout: Checkout,
  shipping: Shipping | undefined,
): Priced {
  const buyer = state.people.find(({ userId }) => userId === checkout.userId);
  const country = checkout.shipTo?.country ?? buyer?.address?.country ?? 'US';
  const charges = checkout.lines.map((line) => ({ line, ...chargeOf(state, line, country) }));
  return {
    lines: charges.map(({ line: { title, quantity }, grossCents, taxCents }) => ({
      title,
      quantity,
      cents: grossCents - taxCents,
    })),
    shipping: shipping ? { label: shipping.preference, cents: shipping.cents } : null,
    ...totalOf([...charges, taxed(shipping?.cents ?? 0, country)]),
  };
}

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as people read them. */
export const money = (cents: number): string => format.format(cents / 100);

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
