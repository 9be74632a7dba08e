import Router from '@koa/router';
import type Stripe from 'stripe';
import { html, type Html } from '@spindle/sdk/demo/html';
import type { World } from '../../world.ts';
import { day } from './day.ts';
import { money } from './money.ts';
import { shell } from './shell.ts';

/** The receipt a charge's `receipt_url` leads to. */
export function receipts(world: World): Router {
  const router = new Router({ prefix: '/receipts' });
  router.get('/:id', (ctx) => {
    const charge = world.store.get('charge', String(ctx.params.id));
    if (!charge) return ctx.throw(404, 'There is no such receipt');
    ctx.type = 'html';
    ctx.body = shell('Receipt', receiptView(charge));
  });
  return router;
}

function receiptView(charge: Stripe.Charge): Html {
  const card = charge.payment_method_details?.card;
  const paidWith = card ? `${card.brand ?? 'card'} ending in ${card.last4 ?? ''}` : 'bank debit';
  return html`<main class="closed card">
    <h1>Receipt</h1>
    <dl>
      <dt>Amount paid</dt>
      <dd>${money(charge.amount, charge.currency)}</dd>
      <dt>Refunded</dt>
      <dd>${money(charge.amount_refunded, charge.currency)}</dd>
      <dt>Date</dt>
      <dd>${day(charge.created)}</dd>
      <dt>Paid with</dt>
      <dd>${paidWith}</dd>
      <dt>Paid by</dt>
      <dd>${charge.billing_details.name ?? 'unknown'}</dd>
      <dt>Reference</dt>
      <dd>${charge.id}</dd>
    </dl>
  </main>`;
}
