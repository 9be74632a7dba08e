import { expect, it } from 'vitest';
import { daysLeft, isToReorder, reorderLevelSaved } from './days-left.ts';

const part = { digital: false, subscription: false, left: 10, sold: 9 };

it('estimates the whole days that stock lasts at recent sales, if possible', () => {
  expect(daysLeft(part)).toBe(33);
  expect(daysLeft({ ...part, left: 0 })).toBe(0);
  expect(daysLeft({ ...part, sold: 0 })).toBeNull();
  expect(daysLeft({ ...part, digital: true })).toBeNull();
  expect(daysLeft({ ...part, subscription: true })).toBeNull();
});

it('suggests reordering from the reorder level on, if there is one', () => {
  expect([6, 5, 4].map((left) => isToReorder(left, 5))).toEqual([false, true, true]);
  expect(isToReorder(0, null)).toBe(false);
  expect(isToReorder(0, 0)).toBe(true);
  expect(reorderLevelSaved(null)).toBe('No reorder alert.');
  expect(reorderLevelSaved(5)).toBe('Reorder alert at 5 left.');
});
