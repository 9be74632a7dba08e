import type Stripe from 'stripe';
import { html, type Html } from '@spindle/sdk/demo/html';
import { idOf } from '../stripe/api/params.ts';
import { money } from '@spindle/sdk/demo/provider-pages/amounts';
import type { World } from '../world.ts';
import { timestamp } from './timestamp.ts';

const TONES: Record<string, string> = { succeeded: 'good', failed: 'bad', pending: 'wait' };

export function refundsSection(world: World): Html {
  const refunds = world.store.list('refund', { limit: 25 });
  return html`<section id="refunds" aria-labelledby="refunds-title">
    <h2 id="refunds-title">Refunds</h2>
    ${refunds.length === 0 ? html`<p class="soft">No refunds yet.</p>` : null}
    <ul class="list">
      ${refunds.map(row)}
    </ul>
  </section>`;
}

function row(refund: Stripe.Refund): Html {
  const status = refund.status ?? '';
  return html`<li>
    <div>
      <strong>${money(refund.amount, refund.currency)}</strong>
      <span class="tag ${TONES[status] ?? ''}">${status}</span>
      <small>${timestamp(refund.created)} · <code>${idOf(refund.charge) ?? ''}</code></small>
      <small><code>${refund.id}</code></small>
    </div>
    <div class="acts">
      ${status === 'pending' ? act(refund, 'succeeded', 'Succeed') : null}
      ${status === 'failed' ? null : act(refund, 'failed', 'Fail')}
    </div>
  </li>`;
}

function act({ id }: Stripe.Refund, status: string, label: string): Html {
  return html`<form method="post" action="/console/refunds/${id}">
    <button name="status" value="${status}">${label}</button>
  </form>`;
}
