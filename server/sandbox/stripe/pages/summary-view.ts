import type Stripe from 'stripe';
import { html, type Html } from '@spindle/sdk/demo/html';
import type { LineRecord } from '../checkout/checkout-details.ts';
import { periodWords } from '../subscriptions/period-words.ts';
import { money } from './money.ts';

/** What is bought and what it comes to. */
export function summaryView(session: Stripe.Checkout.Session, lines: LineRecord[]): Html {
  const { currency, total_details: details } = session;
  const subscribes = session.mode === 'subscription';
  return html`<section class="summary" aria-labelledby="summary-title">
    ${
      session.cancel_url
        ? html`<p><a class="back" href="${session.cancel_url}">← Back to the shop</a></p>`
        : null
    }
    <h2 id="summary-title">${subscribes ? 'Your subscription' : 'Your order'}</h2>
    <p class="grand" data-total>${money(session.amount_total, currency)}</p>
    <ul class="lines">
      ${lines.map(
        (line) =>
          html`<li>
            <span class="what"
              >${line.description ?? 'Item'}<small>Quantity ${line.quantity ?? 1}</small></span
            >
            <span class="amount">${money(line.amount_subtotal, currency)}${rhythm(line)}</span>
          </li>`,
      )}
    </ul>
    <dl class="totals">
      ${row('Subtotal', money(session.amount_subtotal, currency))}
      ${
        session.shipping_cost
          ? row('Shipping', money(details?.amount_shipping ?? 0, currency), 'shipping')
          : null
      }
      ${
        session.automatic_tax.enabled
          ? row(
              'Tax',
              session.automatic_tax.status === 'complete'
                ? money(details?.amount_tax ?? 0, currency)
                : 'Worked out from your address',
              'tax',
            )
          : null
      }
      ${row(subscribes ? 'Total due today' : 'Total due', money(session.amount_total, currency), 'total')}
    </dl>
  </section>`;
}

/** How often a line is due; nothing for what is bought once. */
function rhythm({ price }: LineRecord): string {
  return price.recurring ? ` ${periodWords(price.recurring)}` : '';
}

function row(label: string, value: string, name = ''): Html {
  return html`<div>
    <dt>${label}</dt>
    <dd data-amount="${name}">${value}</dd>
  </div>`;
}
