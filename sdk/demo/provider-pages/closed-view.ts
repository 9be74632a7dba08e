import { html, type Html } from '../html.ts';
import { backToShop } from '../../domain/navigation/labels.ts';

export interface ClosedPage {
  /** Nothing was charged, or it was paid, or there was nothing to pay. */
  outcome: 'unknown' | 'expired' | 'paid' | 'subscribed' | 'free';
  /** Where the shop is: to start again, or to go on. */
  shopUrl: string | null;
}

const texts = {
  unknown: ['There is no such payment page', 'The shop knows nothing of it.'],
  expired: [
    'This page has expired',
    'The time to pay here is over and nothing was charged. Go back to the shop to start again.',
  ],
  paid: ['This payment is complete', 'You have already paid here. There is nothing more to do.'],
  subscribed: ['You are subscribed', 'You have already paid here. There is nothing more to do.'],
  free: ['This order is complete', 'There was nothing to pay here. There is nothing more to do.'],
} as const;

/** What a page says that can no longer be paid. */
export function closedView({ outcome, shopUrl }: ClosedPage): Html {
  const [title, sentence] = texts[outcome];
  const label = outcome === 'expired' ? backToShop : 'Continue to the shop';
  return html`<main class="closed card">
    <h1>${title}</h1>
    <p>${sentence}</p>
    ${shopUrl ? html`<p><a class="button" href="${shopUrl}">${label}</a></p>` : null}
  </main>`;
}
