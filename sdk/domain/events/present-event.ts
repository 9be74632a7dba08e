import type { components } from '../../src/schema.d.ts';
import { subjectOfEvent, type EventSubject, type EventType } from './event-types.ts';

type ShopEvent = components['schemas']['ShopEvent'];

/** A stored event: the id of its subject, and what changed. */
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

/** Returns an event as programs read it, both in the feed and in webhooks. */
export function presentEvent({ id, type, at, data }: SavedEvent, publicUrl: string): ShopEvent {
  const resource = resources[subjectOfEvent[type]];
  const url = `${publicUrl}/api/admin/${resource}/${encodeURIComponent(data.id)}`;
  const event = { id, type, at: at.toISOString(), data: { ...data, url } };
  if (!isOfContract(event)) throw new Error(`The shop doesn't send ${type} events.`);
  return event;
}

/**
 * Assumes that the event has the fields of its type. The code that records events sets them, and
 * every response of the feed is validated against the contract.
 */
const isOfContract = (event: { id: string; type: string; at: string }): event is ShopEvent =>
  event.type in subjectOfEvent;
