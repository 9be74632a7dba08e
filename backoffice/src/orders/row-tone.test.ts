import { describe, expect, it } from 'vitest';
import type { AdminOrder } from '../providers/records.ts';
import { statusOf } from './row-tone.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

function order(facts: Partial<AdminOrder>): AdminOrder {
  return {
    id: '6f0c1f3a-5a0e-4a5f-9c0e-0d6a0b1f2c3d',
    orderId: '6f0c1f3a-5a0e-4a5f-9c0e-0d6a0b1f2c3d',
    userId: '019a3b5c-1d2e-7f00-8a1b-2c3d4e5f6071',
    customerId: null,
    email: 'ada@example.com',
    customerName: 'Ada Park',
    dateCreated: minutesAgo(60),
    dateModified: minutesAgo(60),
    items: [],
    state: 'SHIPPED',
    orderState: 'SHIPPED',
    total: 43_115,
    total_refunded: 0,
    trackingNumber: null,
    parentId: null,
    shippingGrouping: 'PARCEL',
    disputed: false,
    refundFailed: false,
    tags: [],
    noteCount: 0,
    claimedBy: null,
    claimedUntil: null,
    ...facts,
  };
}

describe('what an order is highlighted for in a list', () => {
  it.each([
    ['nothing, usually', {}, null],
    ['being new for fifteen minutes', { dateCreated: minutesAgo(14) }, 'recent'],
    ['no longer being new after that', { dateCreated: minutesAgo(15) }, null],
    ['an open return', { state: 'SHIPPED RETURN_REQUESTED' }, 'return'],
    ['being a return itself', { parentId: 'a', state: 'REFUNDED' }, 'return'],
    ['a return before its age', { parentId: 'a', dateCreated: minutesAgo(1) }, 'return'],
    ['money that went back', { state: 'SHIPPED REFUNDED' }, 'refunded'],
    ['its age before its refund', { state: 'REFUNDED', dateCreated: minutesAgo(1) }, 'recent'],
  ])('%s', (_, facts, status) => {
    expect(statusOf(order(facts), now)).toBe(status);
  });
});
