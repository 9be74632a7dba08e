import { eventTypes } from './event-types.ts';
import { describe, expect, it } from 'vitest';
import { orderStates } from '../orders/transitions.ts';
import { eventOfMove, isOncePerParcel, onceOf } from './event-of-move.ts';

const parcel = { isReturn: false, shippingGroup: 'PARCEL' };

describe('webhook events of an order that ships', () => {
  it.each([
    ['PENDING', 'PICKED', 'order.picked'],
    ['PROCESSING', 'PICKED', 'order.picked'],
    ['PICKED', 'SHIPPED', 'order.shipped'],
    ['PENDING', 'CANCELLED', 'order.cancelled'],
    ['PICKED', 'CANCELLED', 'order.cancelled'],
    ['SHIPPED', 'PICKED', 'order.label_voided'],
  ] as const)('moving from %s to %s: %s', (from, to, type) => {
    expect(eventOfMove({ ...parcel, from, to })).toBe(type);
  });

  it.each([
    ['PENDING', 'PROCESSING'],
    ['PROCESSING', 'PENDING'],
    ['PICKED', 'PROCESSING'],
    ['PENDING', 'SHIPPED'],
    ['PROCESSING', 'SHIPPED'],
    ['SHIPPED', 'REFUNDED'],
    ['RETURNED', 'REFUNDED'],
  ] as const)('none for moving from %s to %s', (from, to) => {
    expect(eventOfMove({ ...parcel, from, to })).toBeNull();
  });
});

it('a return has an event only when its goods arrive', () => {
  const back = { isReturn: true, shippingGroup: 'PARCEL', from: 'RETURN_REQUESTED' };
  for (const to of orderStates) {
    expect(eventOfMove({ ...back, to })).toBe(to === 'RETURNED' ? 'return.received' : null);
  }
});

it('a digital order has no events of shipping', () => {
  const digital = { isReturn: false, shippingGroup: 'DIGITAL' };
  for (const to of orderStates) {
    expect(eventOfMove({ ...digital, from: 'PENDING', to })).toBeNull();
    expect(eventOfMove({ ...digital, from: 'SHIPPED', to })).toBeNull();
  }
});

it("a parcel's events can repeat for the next parcel", () => {
  expect(eventTypes.filter(isOncePerParcel)).toEqual([
    'order.shipped',
    'order.delivered',
    'order.label_voided',
  ]);
  expect(onceOf('order.shipped', '6f0c', 0)).toBe('order.shipped 6f0c 0');
  expect(onceOf('order.shipped', '6f0c', 1)).toBe('order.shipped 6f0c 1');
});

it('an order is paid once, however many of its labels are voided', () => {
  expect(onceOf('order.paid', '6f0c', 0)).toBe('order.paid 6f0c');
  expect(onceOf('order.paid', '6f0c', 2)).toBe('order.paid 6f0c');
});
