import { expect, test } from 'vitest';
import { type ParcelFacts, stageReached, stagesOf } from './stages.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));

const parcel: ParcelFacts = {
  orderState: 'SHIPPED',
  parentId: null,
  shippingGroup: 'PARCEL',
  createdAt: day(1),
  pickedAt: day(2),
  shippedAt: day(3),
  trackingStatus: 'delivered',
  trackingStatusAt: day(5),
};

const reached = (facts: Partial<ParcelFacts>) =>
  stagesOf({ ...parcel, ...facts }).flatMap(({ stage, at }) => (at === null ? [] : [stage]));

test('a delivered parcel has passed four stages, each with its time', () => {
  expect(stagesOf(parcel)).toEqual([
    { stage: 'PAID', at: day(1).toISOString() },
    { stage: 'PICKED', at: day(2).toISOString() },
    { stage: 'SHIPPED', at: day(3).toISOString() },
    { stage: 'DELIVERED', at: day(5).toISOString() },
  ]);
});

test.each([
  ['PENDING', ['PAID']],
  ['PROCESSING', ['PAID']],
  ['PICKED', ['PAID', 'PICKED']],
  ['CANCELLED', []],
  ['REFUNDED', []],
] as const)('%s has reached %j', (orderState, stages) => {
  expect(reached({ orderState })).toEqual(stages);
});

test("an undone picking doesn't show as picked", () => {
  expect(reached({ orderState: 'PENDING', pickedAt: day(2), shippedAt: null })).toEqual(['PAID']);
});

test("a parcel on its way back isn't delivered", () => {
  expect(reached({ trackingStatus: 'return_to_sender' })).toEqual(['PAID', 'PICKED', 'SHIPPED']);
});

test('returns, digital orders and those that ended without shipping have no parcel', () => {
  expect(reached({ shippedAt: null, trackingStatus: null })).toEqual([]);
  expect(reached({ parentId: 'f0' })).toEqual([]);
  expect(reached({ shippingGroup: 'DIGITAL' })).toEqual([]);
});

test('a later stage counts even if an earlier one has no time', () => {
  expect(stageReached(stagesOf({ ...parcel, trackingStatus: null }))).toBe(2);
  expect(stageReached([])).toBe(-1);
});
