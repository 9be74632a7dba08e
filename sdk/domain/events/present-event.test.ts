import { expect, it } from 'vitest';
import type { EventType } from './event-types.ts';
import { presentEvent } from './present-event.ts';

const publicUrl = 'https://shop.example';
const at = new Date('2026-11-23T12:00:00Z');

it('an event has the changed fields and the URL of its subject', () => {
  const data = { id: '6f0c', orderState: 'PENDING', total: 28_900 };
  expect(presentEvent({ id: '019a', type: 'order.paid', at, data }, publicUrl)).toEqual({
    id: '019a',
    type: 'order.paid',
    at: '2026-11-23T12:00:00.000Z',
    data: { ...data, url: 'https://shop.example/api/admin/orders/6f0c' },
  });
});

it.each<[EventType, string]>([
  ['order.shipped', 'orders/7'],
  ['return.requested', 'orders/7'],
  ['refund.failed', 'refunds/7'],
  ['dispute.opened', 'disputes/7'],
  ['item.deleted', 'items/7'],
  ['stock.changed', 'items/7'],
  ['subscription.changed', 'subscriptions/7'],
  ['ticket.opened', 'tickets/7'],
])('the subject of %s has the URL %s', (type, path) => {
  const { data } = presentEvent({ id: '019a', type, at, data: { id: '7' } }, publicUrl);
  expect(data).toEqual({ id: '7', url: `https://shop.example/api/admin/${path}` });
});

it('encodes an id for a URL', () => {
  const data = { id: 'spindles_a/b c' };
  expect(presentEvent({ id: '019a', type: 'item.deleted', at, data }, publicUrl).data).toEqual({
    ...data,
    url: 'https://shop.example/api/admin/items/spindles_a%2Fb%20c',
  });
});

it("rejects an event that the contract doesn't define", () => {
  const type: EventType = JSON.parse('"order.lost"');
  const lost = { id: '019a', type, at, data: { id: '6f0c' } };
  expect(() => presentEvent(lost, publicUrl)).toThrow("The shop doesn't send order.lost events.");
});
