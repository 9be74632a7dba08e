import { labelUrl } from '../easypost/shipments/present-shipment.ts';
import type { ShipmentRecord } from '../easypost/shipments/shipment-record.ts';
import type { TrackerStatus } from '../easypost/trackers/tracker-status.ts';
import { html, type Html } from '@spindle/sdk/demo/html';
import type { World } from '../world.ts';
import { timestamp } from './timestamp.ts';

const TONES: Partial<Record<TrackerStatus, string>> = {
  delivered: 'good',
  in_transit: 'wait',
  out_for_delivery: 'wait',
  return_to_sender: 'bad',
  failure: 'bad',
};

const MOVES: [TrackerStatus, string][] = [
  ['pre_transit', 'Label created'],
  ['in_transit', 'In transit'],
  ['out_for_delivery', 'Out for delivery'],
  ['delivered', 'Delivered'],
  ['return_to_sender', 'Returned'],
  ['failure', 'Failed'],
];

/** Renders the labels bought, and where the parcels are. */
export function labelsSection(world: World): Html {
  const bought = world.store.list('shipment', { limit: 25, where: { purchased: true } });
  return html`<section id="labels" aria-labelledby="labels-title">
    <h2 id="labels-title">Labels</h2>
    ${bought.length === 0 ? html`<p class="soft">No labels yet.</p>` : null}
    <ul class="list">
      ${bought.map((shipment) => row(world, shipment))}
    </ul>
  </section>`;
}

function row(world: World, shipment: ShipmentRecord): Html {
  const { to_address: to, selected_rate: rate, tracking_code: code } = shipment;
  const status = world.store.get('tracker', shipment.tracker_id ?? '')?.status ?? 'unknown';
  return html`<li>
    <div>
      <strong>${to.name ?? to.street1 ?? ''}</strong> ${to.city}
      <span class="tag ${TONES[status] ?? ''}">${status.replaceAll('_', ' ')}</span>
      ${shipment.refund_status === null ? null : html`<span class="tag bad">voided</span>`}
      <small>
        ${rate ? `${rate.carrier} ${rate.service}, $${rate.rate} · ` : null}${timestamp(shipment.created / 1000)}
      </small>
      <small><a href="/easypost/track/${code}">${code}</a></small>
    </div>
    <div class="acts">
      <a class="button" href="${labelUrl(world, shipment.id)}">Label</a>
      <form method="post" action="/console/trackers/${code}" class="acts">
        ${MOVES.map(
          ([value, label]) =>
            html`<button name="status" value="${value}" ${value === status ? 'disabled' : null}>
              ${label}
            </button>`,
        )}
      </form>
    </div>
  </li>`;
}
