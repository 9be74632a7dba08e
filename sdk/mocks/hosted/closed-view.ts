import { backToShop } from '../../domain/navigation/labels.ts';
import { make } from '../make-element.ts';
import type { Checkout } from '../state.ts';

/** What a page says that cannot be paid, or no longer. */
export function closedView(checkout: Checkout | undefined): HTMLElement {
  if (!checkout) {
    return card('There is no such payment page', 'The shop knows nothing of it.', {
      href: '/',
      label: 'To the shop',
    });
  }
  if (checkout.state === 'EXPIRED') {
    const text =
      'The time to pay here is over and nothing was charged. Go back to the shop to start again.';
    const back = { href: checkout.cancelUrl, label: backToShop };
    return card('This page has expired', text, back);
  }
  return card(
    checkout.mode === 'subscription' ? 'You are subscribed' : 'This payment is complete',
    'You have already paid here. There is nothing more to do.',
    { href: checkout.returnUrl, label: 'Continue to the shop' },
  );
}

function card(title: string, text: string, link: { href: string; label: string }): HTMLElement {
  return make(
    'section',
    { className: 'card' },
    make('h1', {}, title),
    make('p', {}, text),
    make('p', {}, make('a', { href: link.href, className: 'button' }, link.label)),
  );
}
