import type Stripe from 'stripe';
import { html, type Html } from '@spindle/sdk/demo/html';
import { idOf } from '../stripe/api/params.ts';
import { isOpen } from '../stripe/disputes/dispute-control.ts';
import { money } from '@spindle/sdk/demo/provider-pages/amounts';
import type { World } from '../world.ts';
import { timestamp } from './timestamp.ts';

/** Renders the charges that cardholders disputed. */
export function disputesSection(world: World): Html {
  const disputes = world.store.list('dispute', { limit: 25 });
  return html`<section id="disputes" aria-labelledby="disputes-title">
    <h2 id="disputes-title">Disputes</h2>
    ${disputes.length === 0 ? html`<p class="soft">No disputes.</p>` : null}
    <ul class="list">
      ${disputes.map(row)}
    </ul>
  </section>`;
}

function row(dispute: Stripe.Dispute): Html {
  const open = isOpen(dispute);
  const tone = dispute.status === 'won' ? 'good' : open ? 'wait' : 'bad';
  return html`<li>
    <div>
      <strong>${money(dispute.amount, dispute.currency)}</strong>
      <span class="tag ${tone}">${dispute.status.replaceAll('_', ' ')}</span>
      <small>${dispute.reason.replaceAll('_', ' ')} · ${timestamp(dispute.created)}</small>
      <small><code>${dispute.id}</code> · <code>${idOf(dispute.charge) ?? ''}</code></small>
    </div>
    ${
      open
        ? html`<form method="post" action="/console/disputes/${dispute.id}" class="acts">
            <button name="status" value="won">Shop wins</button>
            <button name="status" value="lost">Shop loses</button>
          </form>`
        : null
    }
  </li>`;
}
