import { html, type Html } from '@spindle/sdk/demo/html';
import type { Delivery } from '../webhooks/delivery.ts';
import type { World } from '../world.ts';
import { timestamp } from './timestamp.ts';

const TONES = { delivered: 'good', failed: 'bad', pending: 'wait', dropped: 'bad' } as const;

/** Renders the events, and whether the shop received them. */
export function eventsSection(world: World): Html {
  const events = latestEvents(world);
  return html`<section id="events" aria-labelledby="events-title">
    <h2 id="events-title">Events</h2>
    ${events.length === 0 ? html`<p class="soft">No events yet.</p>` : null}
    <ul class="list">
      ${events.map(
        (event) =>
          html`<li>
            <div>
              ${event.type}
              <small>${timestamp(event.created)} · <code>${event.id}</code></small>
            </div>
            <div class="acts">
              ${world.store
                .list('delivery', { limit: 10, where: { eventId: event.id } })
                .map(deliveryTag)}
            </div>
          </li>`,
      )}
    </ul>
  </section>`;
}

interface ShopEvent {
  id: string;
  type: string;
  /** Epoch seconds. */
  created: number;
}

function latestEvents(world: World): ShopEvent[] {
  const payments: ShopEvent[] = world.store.list('event', { limit: 40 });
  const parcels = world.store
    .list('easypost_event', { limit: 40 })
    .map(({ id, description: type, created }) => ({ id, type, created: created / 1000 }));
  return [...payments, ...parcels].toSorted((a, b) => b.created - a.created).slice(0, 40);
}

function deliveryTag({ state, attempts, lastStatus, lastError }: Delivery): Html {
  const tries = attempts > 1 ? ` after ${attempts} attempts` : '';
  const answer = state === 'delivered' ? '' : (lastStatus ?? lastError ?? '');
  return html`<span class="tag ${TONES[state]}" title="${answer}">${state}${tries}</span>`;
}
