import type Stripe from 'stripe';
import { html, type Html } from '@spindle/sdk/demo/html';

/** What a page says that can no longer be paid. */
export function closedView(session: Stripe.Checkout.Session, successUrl: string | null): Html {
  const expired = session.status === 'expired';
  const done = session.mode === 'subscription' ? 'You are subscribed' : 'This payment is complete';
  return html`<main class="closed card">
    <h1>${expired ? 'This page has expired' : done}</h1>
    <p>
      ${
        expired
          ? 'The time to pay here is over and nothing was charged. Go back to the shop to start again.'
          : 'You have already paid here. There is nothing more to do.'
      }
    </p>
    ${
      expired && session.cancel_url
        ? html`<p><a class="button" href="${session.cancel_url}">Back to the shop</a></p>`
        : null
    }
    ${
      !expired && successUrl
        ? html`<p><a class="button" href="${successUrl}">Continue to the shop</a></p>`
        : null
    }
  </main>`;
}
