import { describe, expect, it } from 'vitest';
import type { TokenScope } from '../tokens/token-scopes.ts';
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

  it('are none without the administrator role, whatever the token', () => {
    expect(readableTypes({ extended: false })).toEqual([]);
    expect(readableTypes({ extended: false, scopes: ['orders:read'] })).toEqual([]);
  });

  it('are all for an administrator, and for a token without scopes', () => {
    expect(readableTypes({ extended: true })).toEqual(eventTypes);
    expect(readableTypes({ extended: true, scopes: undefined })).toEqual(eventTypes);
  });

  it.each<[TokenScope, string[]]>([
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
    expect(readableTypes({ extended: true, scopes: [scope] })).toEqual(types);
  });

  it('with several scopes are those of each, in the usual order', () => {
    const scopes = ['tickets:write', 'stock:write'] as const;
    expect(readableTypes({ extended: true, scopes })).toEqual(['stock.changed', 'ticket.opened']);
    expect(readableTypes({ extended: true, scopes: [] })).toEqual([]);
  });
});

it('events are kept for ninety days', () => {
  const now = new Date('2026-11-23T12:00:00.000Z');
  expect(savedSince(now)).toEqual(new Date('2026-08-25T12:00:00.000Z'));
});
