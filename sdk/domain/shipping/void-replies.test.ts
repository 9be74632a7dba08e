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
    "The carrier already scanned this parcel, so its label can't be voided.",
  ],
  [
    'RETURN_OPEN',
    { openReturns: 1 },
    'Part of this order is being returned, so its parcel arrived and its label was used.',
  ],
] as const)("tells staff why a label can't be voided: %s", (code, facts, reason) => {
  expect(labelToVoid({ ...shipped, ...facts }, [label])).toEqual({ rejection: { code, reason } });
});

it('tells staff that the order has another label by now', () => {
  expect(labelToVoid(shipped, [label], '9401')).toEqual({
    rejection: {
      code: 'CHANGED_MEANWHILE',
      reason: 'This order now has a different label. Reload it.',
    },
  });
});

it('a label being voided can still be voided', () => {
  const voiding = { ...label, state: 'VOIDING' } as const;
  expect(labelToVoid(shipped, [voiding])).toEqual({ label: voiding, isLast: true });
});

it.each(['VOID_REQUESTED', 'VOID_REFUNDED', 'VOID_REJECTED'] as const)(
  "a label in state %s isn't voided a second time",
  (state) => {
    expect(labelToVoid(shipped, [{ ...label, state }])).toEqual({ voided: '9400' });
  },
);

it('uses the later of two labels with the same number', () => {
  const old = { ...label, state: 'VOID_REQUESTED' } as const;
  expect(labelToVoid(shipped, [old, label], '9400')).toEqual({ label, isLast: true });
});

it.each([
  [
    'rejected',
    'VOID_REJECTED',
    "The carrier didn't void this label. New labels often can't be voided right away. Try again in a few minutes.",
  ],
  [
    'not_applicable',
    'VOID_NOT_OFFERED',
    "This carrier doesn't void labels. It charges only when it scans the parcel.",
  ],
])("explains the carrier's %s to staff", (status, code, reason) => {
  expect(readRefundStatus(status)).toEqual({ rejection: { code, reason } });
});

it.each(['', 'pending', 'SUBMITTED'])("the carrier's %j means nothing yet", (status) => {
  expect(readRefundStatus(status)).toBeNull();
});

it('quotes a carrier that rejects a void', () => {
  expect(carrierKeepsLabel('Too late.')).toEqual({
    code: 'CARRIER_REFUSES',
    reason: "The label wasn't voided: Too late.",
  });
});

it('each label state has its own name', () => {
  expect(new Set(labelStates.map((state) => labelStateNames[state])).size).toBe(5);
});

it('each message about voiding names the label', () => {
  expect(labelVoided('9400')).toBe(
    "Label 9400 voided. You can buy a new label for this order. Expect the carrier's refund in a few weeks.",
  );
  expect(voidQuestion('9400')).toBe(
    "Label 9400 will be voided and the order returned to Picked. We'll tell the customer that this number is no longer valid. Remove the label from the parcel. You can buy a new label right away.",
  );
  expect(voidNoted('9400')).toBe('Label 9400 voided');
  expect(voidPaidNoted('9400')).toBe('The carrier refunded voided label 9400');
  expect(voidUnpaidNoted('9400')).toBe("The carrier didn't refund voided label 9400");
  expect(labelKeptNoted('9400')).toBe("The carrier didn't void label 9400: in use");
});
