import type { components } from '../../src/schema.d.ts';
import { subjectOfEvent, type EventSubject, type EventType } from './event-types.ts';

type ShopEvent = components['schemas']['ShopEvent'];

/** What is kept of an event: what changed, beside the id of what it is about. */
export interface EventFacts {
  id: string;
  orderId?: string;
  [changed: string]: unknown;
}

export interface SavedEvent {
  id: string;
  type: EventType;
  at: Date;
  data: EventFacts;
}

const resources: Record<EventSubject, string> = {
  order: 'orders',
  return: 'orders',
  refund: 'refunds',
  dispute: 'disputes',
  item: 'items',
  stock: 'items',
  subscription: 'subscriptions',
  ticket: 'tickets',
};

/** The event as programs read it, in the feed and in webhooks alike. */
export function presentEvent({ id, type, at, data }: SavedEvent, publicUrl: string): ShopEvent {
  const resource = resources[subjectOfEvent[type]];
  const url = `${publicUrl}/api/admin/${resource}/${encodeURIComponent(data.id)}`;
  const event = { id, type, at: at.toISOString(), data: { ...data, url } };
  if (!isOfContract(event)) throw new Error(`The shop doesn't send ${type} events.`);
  return event;
}

/** Who writes an event writes the members of its type: each reply of the feed is held against it. */
const isOfContract = (event: { id: string; type: string; at: string }): event is ShopEvent =>
  event.type in subjectOfEvent;
