import { expect, it } from 'vitest';
import { statesBeforePicking } from '../orders/transitions.ts';
import { labelToVoid, readRefundStatus, type VoidFacts } from './void-label.ts';

const shipped: VoidFacts = { orderState: 'SHIPPED', trackingStatus: null, openReturns: 0 };
const old = { trackingNumber: '9400-1', state: 'VOID_REQUESTED' } as const;
const present = { trackingNumber: '9400-2', state: 'IN_USE' } as const;

it.each<[string, Partial<VoidFacts>]>([
  ['PARCEL_SCANNED', { trackingStatus: 'in_transit' }],
  ['PARCEL_SCANNED', { trackingStatus: 'delivered' }],
  ['NO_LABEL', { orderState: 'PENDING' }],
  ['NO_LABEL', { orderState: 'REFUNDED' }],
  ['RETURN_OPEN', { openReturns: 1 }],
])('a label is rejected with %s for %o', (code, facts) => {
  const expected = labelToVoid({ ...shipped, ...facts }, [old, present]);
  expect(expected).toMatchObject({ rejection: { code } });
});

it.each([null, 'unknown', 'pre_transit'])(
  "the current label can be voided while the carrier's status is %s",
  (trackingStatus) => {
    const order = { ...shipped, trackingStatus };
    const last = { label: present, isLast: true };
    expect(labelToVoid(order, [old, present])).toEqual(last);
    expect(labelToVoid(order, [old, present], '9400-2')).toEqual(last);
  },
);

it('leaves the other labels of an order for next time, unless only one is named', () => {
  const [first, second] = [present, { ...present, trackingNumber: '9400-3' }];
  const labels = [old, first, second];
  expect(labelToVoid(shipped, labels)).toEqual({ label: second, isLast: false });
  expect(labelToVoid(shipped, labels, '9400-3')).toEqual({ label: second, isLast: true });
});

it('reports a label voided before, and never voids another one instead', () => {
  expect(labelToVoid(shipped, [old, present], '9400-1')).toEqual({ voided: '9400-1' });
  expect(labelToVoid({ ...shipped, orderState: 'PICKED' }, [old])).toEqual({ voided: '9400-1' });
});

it('an order without a label of ours, or with another one, has none to void', () => {
  expect(labelToVoid(shipped, [])).toMatchObject({ rejection: { code: 'NO_LABEL' } });
  const other = labelToVoid(shipped, [present], '9400-7');
  expect(other).toMatchObject({ rejection: { code: 'CHANGED_MEANWHILE' } });
});

it.each([
  ['submitted', { state: 'VOID_REQUESTED' }],
  ['refunded', { state: 'VOID_REFUNDED' }],
  ['rejected', { rejection: { code: 'VOID_REJECTED' } }],
  ['not_applicable', { rejection: { code: 'VOID_NOT_OFFERED' } }],
])("interprets the carrier's %s", (status, meaning) => {
  expect(readRefundStatus(status)).toMatchObject(meaning);
});

it('an unknown carrier status means nothing', () => {
  expect(readRefundStatus(null)).toBeNull();
});

it("an order with a voided label isn't picked again", () => {
  expect(statesBeforePicking).toEqual(['PENDING', 'PROCESSING']);
});
