import { expect, it } from 'vitest';
import {
  carrierKeepsLabel,
  labelKeptNoted,
  labelStateNames,
  labelStates,
  labelToVoid,
  labelVoided,
  readRefundStatus,
  voidNoted,
  voidPaidNoted,
  voidQuestion,
  voidUnpaidNoted,
} from './void-label.ts';

const label = { trackingNumber: '9400', state: 'IN_USE' } as const;
const shipped = { orderState: 'SHIPPED', trackingStatus: null, openReturns: 0 } as const;

it.each([
  ['NO_LABEL', { orderState: 'PENDING' }, 'This order has no label to void.'],
  [
    'PARCEL_SCANNED',
    { trackingStatus: 'in_transit' },
    'The carrier has scanned this parcel already, so its label cannot be voided.',
  ],
  [
    'RETURN_OPEN',
    { openReturns: 1 },
    'Some of this order is being sent back, so its parcel has arrived and its label is used.',
  ],
] as const)('staff read why a label is not voided: %s', (code, facts, reason) => {
  expect(labelToVoid({ ...shipped, ...facts }, [label])).toEqual({ rejection: { code, reason } });
});

it('staff read that an order has another label meanwhile', () => {
  expect(labelToVoid(shipped, [label], '9401')).toEqual({
    rejection: {
      code: 'CHANGED_MEANWHILE',
      reason: 'This order has another label meanwhile. Please look at it again.',
    },
  });
});

it('a label whose voiding has begun is still to be voided', () => {
  const voiding = { ...label, state: 'VOIDING' } as const;
  expect(labelToVoid(shipped, [voiding])).toEqual({ label: voiding });
});

it.each(['VOID_REQUESTED', 'VOID_REFUNDED', 'VOID_REJECTED'] as const)(
  'a label in state %s is voided, and not a second time',
  (state) => {
    expect(labelToVoid(shipped, [{ ...label, state }])).toEqual({ voided: '9400' });
  },
);

it('of two labels of one number the later one is meant', () => {
  const old = { ...label, state: 'VOID_REQUESTED' } as const;
  expect(labelToVoid(shipped, [old, label], '9400')).toEqual({ label });
});

it.each([
  [
    'rejected',
    'VOID_REJECTED',
    'The carrier does not take this label back. Just after it was bought it often will a little later: please try again in a few minutes.',
  ],
  [
    'not_applicable',
    'VOID_NOT_OFFERED',
    'This carrier takes no labels back: it charges for one when it scans the parcel.',
  ],
])('the carrier’s %s is put so that staff know what to do', (status, code, reason) => {
  expect(readRefundStatus(status)).toEqual({ rejection: { code, reason } });
});

it.each(['', 'pending', 'SUBMITTED'])('the carrier’s %j means nothing yet', (status) => {
  expect(readRefundStatus(status)).toBeNull();
});

it('a carrier that keeps its label is quoted', () => {
  expect(carrierKeepsLabel('Too late.')).toEqual({
    code: 'CARRIER_REFUSES',
    reason: 'The label was not voided: Too late.',
  });
});

it('each state of a label has a name of its own', () => {
  expect(new Set(labelStates.map((state) => labelStateNames[state])).size).toBe(5);
});

it('the label is named wherever its voiding is spoken of', () => {
  expect(labelVoided('9400')).toBe(
    'Label 9400 is voided. Another can be bought for this order; the carrier pays for this one within some weeks.',
  );
  expect(voidQuestion('9400')).toBe(
    'Label 9400 becomes useless and the order goes back to PICKED. The customer is told that this number is not valid any more. Take the label off the parcel; another one can be bought at once.',
  );
  expect(voidNoted('9400')).toBe('Label 9400 voided');
  expect(voidPaidNoted('9400')).toBe('The carrier has paid for the voided label 9400');
  expect(voidUnpaidNoted('9400')).toBe('The carrier does not pay for the voided label 9400');
  expect(labelKeptNoted('9400')).toBe('The carrier did not void label 9400: it is in use');
});
