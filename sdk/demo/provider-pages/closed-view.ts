import { html, type Html } from '../html.ts';
import type { PageState } from '../../domain/payments/page-moves.ts';
import { backToShop } from '../../domain/navigation/labels.ts';

export interface ClosedPage {
  state: PageState;
  mode: string;
  /** Whether there was nothing to pay. */
  free: boolean;
  /** The shop's URL for starting over. */
  cancelUrl: string | null;
  /** The shop's URL to continue. */
  returnUrl: string | null;
}

const texts = {
  expired: ['This page has expired', "You weren't charged. Go back to the shop to try again."],
  paid: ['This payment is complete', "You've already paid. You don't need to do anything else."],
  subscribed: ["You're subscribed", "You've already paid. You don't need to do anything else."],
  free: ['This order is complete', "No payment was needed. You don't need to do anything else."],
} as const;

/** Renders a payment page that has been completed or has expired. */
export function closedView({ state, mode, free, cancelUrl, returnUrl }: ClosedPage): Html {
  if (state !== 'PAID') return closed(texts.expired, cancelUrl, backToShop);
  const paid = mode === 'subscription' ? texts.subscribed : free ? texts.free : texts.paid;
  return closed(paid, returnUrl, proceed);
}

/** Renders the page for an unknown URL. */
export const notFoundView = (shopUrl: string) =>
  closed(['Payment page not found', 'Check the link, or go back to the shop.'], shopUrl, proceed);

const proceed = 'Continue to the shop';

const closed = (
  [title, sentence]: readonly [string, string],
  shopUrl: string | null,
  label: string,
) =>
  html`<main class="closed card">
    <h1>${title}</h1>
    <p>${sentence}</p>
    ${shopUrl ? html`<p><a class="button" href="${shopUrl}">${label}</a></p>` : null}
  </main>`;
