import { html, type Html } from '../../demo/html.ts';
import { money } from '../../demo/provider-pages/amounts.ts';
import { closedView, notFoundView } from '../../demo/provider-pages/closed-view.ts';
import { fieldView } from '../../demo/provider-pages/field-view.ts';
import { shippingView, type ShippingOption } from '../../demo/provider-pages/shipping-view.ts';
import { summaryView } from '../../demo/provider-pages/summary-view.ts';
import { fromDollars } from '../../domain/money/dollars.ts';
import { totalOf } from '../../domain/orders/charges.ts';
import { settleBankPayment } from '../../mocks/checkout/bank-payment.ts';
import { asksForPhone, payCheckout } from '../../mocks/checkout/pay-checkout.ts';
import { chargeOf, taxed } from '../../mocks/checkout/prices.ts';
import type { Checkout } from '../../mocks/state.ts';
import { happen, onSubmit, showPage, store } from './show-page.ts';

/** The payment provider's page: the items, the total, and a card. */
const checkoutId = window.location.pathname.split('/').at(-1);

/** The accepted cards. */
const CARDS = [
  { card: '4242 4242 4242 4242', label: 'Card that succeeds', outcome: 'accepted' },
  { card: '4000 0000 0000 0002', label: 'Card that is declined', outcome: 'declined' },
  { card: '0001 2345 6789', label: 'Bank account', outcome: 'bank' },
] as const;

const cardFields = [
  { name: 'card_number', label: 'Card number', value: CARDS[0].card, autocomplete: 'cc-number' },
  { name: 'card_expiry', label: 'Expiry (MM / YY)', value: '12 / 34', autocomplete: 'cc-exp' },
  { name: 'card_cvc', label: 'CVC', value: '123', autocomplete: 'cc-csc' },
].map((field) => ({ ...field, inputmode: 'numeric', half: field.name !== 'card_number' }));

const DECLINED = 'Your card was declined.';
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

function show(problem: string | null): void {
  const checkout = store.read().checkouts.find((one) => one.checkoutId === checkoutId);
  if (checkout?.state === 'OPEN') return showPage(openView(checkout, problem));
  if (checkout === undefined) return showPage(notFoundView('/'));
  if (checkout.state === 'AWAITING') return showPage(bankView(checkout.returnUrl));
  showPage(closedView({ ...checkout, free: isFree(checkout) }));
}

/** Renders the customer's bank, which still has to confirm the payment. The user decides. */
const bankView = (shopUrl: string) =>
  html`<main class="closed card">
    <h1>Your bank is confirming this payment</h1>
    <p>Choose the bank's response.</p>
    <form action="/bank">
      <input type="hidden" name="answer" value="yes" /><button class="button" type="submit">
        Confirm the payment
      </button>
    </form>
    <form action="/bank">
      <input type="hidden" name="answer" value="no" /><button class="button" type="submit">
        Decline the payment
      </button>
    </form>
    <p><a href="${shopUrl}">Continue to the shop</a></p>
  </main>`;

async function settleAtBank(succeeded: boolean): Promise<void> {
  await happen((scene) =>
    settleBankPayment(scene, {
      checkoutId: checkoutId ?? '',
      succeeded,
      origin: window.location.origin,
    }),
  );
  const checkout = store.read().checkouts.find((one) => one.checkoutId === checkoutId);
  window.location.assign(checkout?.returnUrl ?? '/');
}

/** Redirects to the shop if the payment succeeded; otherwise shows why not. */
async function pay(number: string, shipping: string, phone: string): Promise<void> {
  const open = store.read().checkouts.find((one) => one.checkoutId === checkoutId);
  const known =
    open && isFree(open) ? CARDS[0] : CARDS.find(({ card }) => digitsOf(card) === digitsOf(number));
  if (known === undefined) {
    return show(`${DECLINED} Only the test cards below are accepted.`);
  }
  if (open && asksForPhone(open) && digitsOf(phone).length < 3) {
    return show('Enter your phone number.');
  }
  const returnUrl = await happen((scene) => {
    const checkout = scene.state.checkouts.find((one) => one.checkoutId === checkoutId);
    const choice = checkout?.shippingChoices?.find(({ service }) => service === shipping);
    const paid = payCheckout(scene.state, {
      ...scene,
      redirectUrl: window.location.href,
      card: known.outcome,
      phone,
      ...(choice && { shippingPreference: choice.service }),
    });
    return paid ? checkout?.returnUrl : undefined;
  });
  if (returnUrl === undefined) show(DECLINED);
  else window.location.assign(returnUrl);
}

function openView(checkout: Checkout, problem: string | null): Html {
  const subscribes = checkout.mode === 'subscription';
  const { totalCents } = priceOf(checkout, checkout.shippingChoices?.[0]?.amount ?? 0);
  const free = isFree(checkout);
  return html`<main class="checkout">
    ${summaryOf(checkout)}
    <form class="card" novalidate>
      <h1>${free ? 'Complete your order' : subscribes ? 'Subscribe' : 'Pay'}</h1>
      ${problem === null ? null : html`<p class="problem" role="alert" tabindex="-1">${problem}</p>`}
      ${shippingView(shippingOptions(checkout))} ${free ? null : cardView()}
      ${asksForPhone(checkout) ? phoneView() : null}
      <button class="button pay" type="submit">
        ${free ? 'Complete order' : subscribes ? 'Subscribe' : html`Pay <span data-pay>${money(totalCents, 'usd')}</span>`}
      </button>
    </form>
  </main>`;
}

function cardView(): Html {
  return html`<div class="grid">${cardFields.map(fieldView)}</div>
    <div class="test-cards">
      ${CARDS.map(
        ({ card, label }) => html`<button type="button" data-card="${card}">${label}</button> `,
      )}
    </div>`;
}

const phoneView = () =>
  fieldView({ name: 'phone', label: 'Phone', value: '', autocomplete: 'tel', type: 'tel' });

function summaryOf(checkout: Checkout): Html {
  const shipping = checkout.shippingChoices?.[0];
  const { lines, taxCents, totalCents } = priceOf(checkout, shipping?.amount ?? 0);
  const { discountName } = checkout;
  return summaryView({
    backUrl: checkout.cancelUrl,
    subscribes: checkout.mode === 'subscription',
    lines,
    parts: [
      ...(discountName && discountOf(checkout) > 0
        ? [
            { label: 'Subtotal', amount: money(subtotalOf(checkout), 'usd') },
            { label: discountName, amount: `−${money(discountOf(checkout), 'usd')}` },
          ]
        : []),
      ...(shipping
        ? [{ label: 'Shipping', amount: money(shipping.amount, 'usd'), name: 'shipping' }]
        : []),
      ...(taxCents > 0 ? [{ label: 'Tax', amount: money(taxCents, 'usd'), name: 'tax' }] : []),
    ],
    total: money(totalCents, 'usd'),
  });
}

/** Tells whether there is nothing to pay, so that no card is required. */
const isFree = (checkout: Checkout) =>
  checkout.mode === 'payment' &&
  priceOf(checkout, checkout.shippingChoices?.[0]?.amount ?? 0).totalCents === 0;

const discountOf = ({ lines }: Checkout) => lines.reduce((sum, { discount }) => sum + discount, 0);
const subtotalOf = ({ lines }: Checkout) =>
  lines.reduce((sum, { price, quantity }) => sum + fromDollars(price) * quantity, 0);

/** Returns a checkout's total with this shipping cost. The displayed amount is the one charged. */
function priceOf(checkout: Checkout, shippingCents: number) {
  const state = store.read();
  const buyer = state.people.find(({ userId }) => userId === checkout.userId);
  const country = checkout.shipTo?.country ?? buyer?.address?.country ?? 'US';
  const charges = checkout.lines.map((line) => chargeOf(state, line, country));
  const lines = checkout.lines.map(({ title, quantity, discount }, at) => {
    const { grossCents = 0, taxCents = 0 } = charges[at] ?? {};
    const net = grossCents - taxCents;
    return { title, quantity, amount: money(net + discount, 'usd') };
  });
  return { lines, ...totalOf([...charges, taxed(shippingCents, country)]) };
}

function shippingOptions(checkout: Checkout): ShippingOption[] {
  return (checkout.shippingChoices ?? []).map(({ service, amount }) => {
    const { taxCents, totalCents } = priceOf(checkout, amount);
    return {
      value: service,
      label: service,
      amount: money(amount, 'usd'),
      tax: money(taxCents, 'usd'),
      total: money(totalCents, 'usd'),
    };
  });
}

show(null);
onSubmit((path, fieldOf) => {
  if (path === '/bank') void settleAtBank(fieldOf('answer') === 'yes');
  else void pay(fieldOf('card_number'), fieldOf('shipping_rate'), fieldOf('phone'));
});
