import { expect, it } from 'vitest';
import { isFurther } from './parcel-progress.ts';

const way = ['pre_transit', 'in_transit', 'out_for_delivery', 'available_for_pickup', 'delivered'];

it('a parcel only moves forward', () => {
  for (const [at, known] of [null, ...way, 'return_to_sender'].entries()) {
    const statuses = [...way, 'return_to_sender'];
    expect(statuses.filter((status) => isFurther(status, known))).toEqual(statuses.slice(at));
  }
});

it.each([
  ['failure', 'out_for_delivery', true],
  ['failure', 'available_for_pickup', false],
  ['delivered', 'failure', true],
  ['cancelled', 'in_transit', true],
  ['cancelled', 'delivered', false],
  ['return_to_sender', 'cancelled', true],
  ['unknown', null, false],
  ['unknown', 'in_transit', false],
  ['in_transit', 'unknown', true],
])('%s after %s: %s', (status, known, further) => {
  expect(isFurther(status, known)).toBe(further);
});
