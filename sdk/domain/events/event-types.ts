import type { components } from '../../src/schema.d.ts';
import { holdsAny, type ScopeHolder, type StaffScope } from '../identity/staff-roles.ts';

export type EventType = components['schemas']['EventType'];

export type EventSubject =
  | 'order'
  | 'return'
  | 'refund'
  | 'dispute'
  | 'item'
  | 'stock'
  | 'subscription'
  | 'ticket';

/** The subject of each event, in the order of the form. */
export const subjectOfEvent: Record<EventType, EventSubject> = {
  'order.paid': 'order',
  'order.picked': 'order',
  'order.shipped': 'order',
  'order.delivered': 'order',
  'order.cancelled': 'order',
  'order.label_voided': 'order',
  'return.requested': 'return',
  'return.received': 'return',
  'refund.succeeded': 'refund',
  'refund.failed': 'refund',
  'dispute.opened': 'dispute',
  'dispute.closed': 'dispute',
  'item.changed': 'item',
  'item.deleted': 'item',
  'stock.changed': 'stock',
  'subscription.changed': 'subscription',
  'ticket.opened': 'ticket',
};

export const eventTypes = [
  'order.paid',
  'order.picked',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
  'order.label_voided',
  'return.requested',
  'return.received',
  'refund.succeeded',
  'refund.failed',
  'dispute.opened',
  'dispute.closed',
  'item.changed',
  'item.deleted',
  'stock.changed',
  'subscription.changed',
  'ticket.opened',
] as const satisfies readonly EventType[];

/** The scopes that let someone read a subject. Any of them is enough. */
const scopesOf: Record<EventSubject, readonly StaffScope[]> = {
  order: ['orders:read'],
  return: ['orders:read'],
  refund: ['orders:read'],
  dispute: ['orders:read'],
  item: ['catalog:read'],
  stock: ['catalog:read', 'stock:write'],
  subscription: ['subscriptions:read'],
  ticket: ['tickets:write'],
};

/**
 * Returns the event types a reader may read: reading an event requires access to its subject. No
 * other code decides this.
 */
export const readableTypes = (reader: ScopeHolder): readonly EventType[] =>
  eventTypes.filter((type) => holdsAny(reader, scopesOf[subjectOfEvent[type]]));

const DAY_MS = 86_400_000;
export const EVENT_RETENTION_DAYS = 90;

/** Returns the time before which events are deleted. */
export const savedSince = (now: Date): Date =>
  new Date(now.getTime() - EVENT_RETENTION_DAYS * DAY_MS);
