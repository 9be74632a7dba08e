import { describe, expect, it } from 'vitest';
import type { StaffScope } from '../identity/staff-roles.ts';
import { eventTypes, savedSince, readableTypes, subjectOfEvent } from './event-types.ts';

it('every event can be selected, in the order of its subject', () => {
  expect(eventTypes).toEqual(Object.keys(subjectOfEvent));
});

describe('the event types a reader may read', () => {
  const orderEvents = [
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
  ];

  const nobody = { extended: false, warehouse: false, roles: [] };
  const administrator = { ...nobody, extended: true };

  it('are none without a role, whatever the token', () => {
    expect(readableTypes(nobody)).toEqual([]);
    expect(readableTypes({ ...nobody, program: { scopes: ['orders:read'] } })).toEqual([]);
  });

  it('are all for an administrator, and for a token without scopes', () => {
    expect(readableTypes(administrator)).toEqual(eventTypes);
    expect(readableTypes({ ...administrator, program: { scopes: null } })).toEqual(eventTypes);
  });

  it('are those of the roles of staff', () => {
    expect(readableTypes({ ...nobody, roles: ['Catalog'] })).toEqual([
      'item.changed',
      'item.deleted',
      'stock.changed',
    ]);
  });

  it.each<[StaffScope, string[]]>([
    ['orders:read', orderEvents],
    ['catalog:read', ['item.changed', 'item.deleted', 'stock.changed']],
    ['stock:write', ['stock.changed']],
    ['subscriptions:read', ['subscription.changed']],
    ['tickets:write', ['ticket.opened']],
    ['orders:write', []],
    ['refunds:write', []],
    ['catalog:write', []],
    ['customers:read', []],
    ['webhooks:write', []],
  ])('with %s are those of its subjects', (scope, types) => {
    expect(readableTypes({ ...administrator, program: { scopes: [scope] } })).toEqual(types);
  });

  it('with several scopes are those of each, in the usual order', () => {
    const scopes = ['tickets:write', 'stock:write'] as const;
    const typesWith = (own: readonly StaffScope[]) =>
      readableTypes({ ...administrator, program: { scopes: own } });
    expect(typesWith(scopes)).toEqual(['stock.changed', 'ticket.opened']);
    expect(typesWith([])).toEqual([]);
  });
});

it('events are kept for ninety days', () => {
  const now = new Date('2026-11-23T12:00:00.000Z');
  expect(savedSince(now)).toEqual(new Date('2026-08-25T12:00:00.000Z'));
});
