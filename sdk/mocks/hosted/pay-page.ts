import { payCheckout } from '../checkout/pay-checkout.ts';
import { make } from '../make-element.ts';
import { pageStore } from '../page-store.ts';
import type { Checkout } from '../state.ts';
import { DECLINED, judgeCard, payForm, type PayChoice } from './pay-form.ts';
import { changeShop } from '../core/store.ts';
import { closedView } from './closed-view.ts';
import { priceCheckout, summaryView } from './summary-view.ts';

/** The payment provider's page: what is bought, what it comes to, and a card. */
const store = pageStore();
const main = document.querySelector('main') ?? document.body;
const checkoutId = window.location.pathname.split('/').at(-1);

show();

function show(): void {
  const checkout = store.read().checkouts.find((one) => one.checkoutId === checkoutId);
  if (checkout?.state === 'OPEN') showOpen(checkout);
  else main.replaceChildren(closedView(checkout));
}

function showOpen(checkout: Checkout): void {
  const choices = checkout.shippingChoices ?? [];
  const priced = (preference: PayChoice['shippingPreference']) => {
    const shipping = choices.find((one) => one.preference === preference) ?? choices[0];
    return priceCheckout(store.read(), checkout, shipping);
  };
  const summary = make('section', {});
  const form = payForm({
    subscribes: checkout.mode === 'subscription',
    shipping: choices,
    totalWith: (preference) => priced(preference).totalCents,
    onShipping: (preference) =>
      summary.replaceChildren(...summaryView(checkout, priced(preference))),
    pay,
  });
  main.replaceChildren(summary, form);
}

/** Leaves for the shop where the money came; else says why not. */
async function pay({ card, shippingPreference }: PayChoice): Promise<string | null> {
  const judged = judgeCard(card);
  if (typeof judged === 'string') return judged;
  const outcome = await changeShop(store, (state) => {
    const paid = payCheckout(state, {
      redirectUrl: window.location.href,
      card: judged.accepted ? 'accepted' : 'declined',
      ...(shippingPreference && { shippingPreference }),
      now: new Date(),
      newId: () => crypto.randomUUID(),
    });
    const checkout = state.checkouts.find((one) => one.checkoutId === checkoutId);
    return { paid, checkout };
  });
  if (outcome.paid) window.location.assign(outcome.checkout?.returnUrl ?? '/');
  else if (outcome.checkout?.state === 'OPEN') return DECLINED;
  else show();
  return null;
}
