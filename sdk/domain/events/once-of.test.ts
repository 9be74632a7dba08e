import { expect, it } from 'vitest';
import { eventTypes } from './event-types.ts';
import { isOncePerParcel, onceOf } from './once-of.ts';

it('what happens to a parcel can happen anew to the next one', () => {
  expect(eventTypes.filter(isOncePerParcel)).toEqual([
    'order.shipped',
    'order.delivered',
    'order.label_voided',
  ]);
  expect(onceOf('order.shipped', '6f0c', 0)).toBe('order.shipped 6f0c 0');
  expect(onceOf('order.shipped', '6f0c', 1)).toBe('order.shipped 6f0c 1');
});

it('an order is paid once, however many labels of it are void', () => {
  expect(onceOf('order.paid', '6f0c', 0)).toBe('order.paid 6f0c');
  expect(onceOf('order.paid', '6f0c', 2)).toBe('order.paid 6f0c');
});
