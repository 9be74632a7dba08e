import { expect, it } from 'vitest';
import { validateNoPending } from './validate-no-pending.ts';

const motor = { catalogId: 'motors', catalogItemId: 'nema-23', title: 'NEMA 23', quantity: 1 };
const other = { ...motor, catalogItemId: 'nema-34', title: 'NEMA 34' };
const sameIdElsewhere = { ...motor, catalogId: 'plans' };
const again = false;

it('allows a cart without items of a pending payment', () => {
  expect(
    validateNoPending({ lines: [motor], pending: [other, sameIdElsewhere], again }),
  ).toBeNull();
  expect(validateNoPending({ lines: [motor], pending: [], again })).toBeNull();
  expect(validateNoPending({ lines: [], pending: [], again })).toBeNull();
});

it('names the first item that is in pending payments, with all of its units', () => {
  const pending = [{ ...other, quantity: 2 }, { ...other, quantity: 3 }, sameIdElsewhere];
  expect(validateNoPending({ lines: [motor, other], pending, again })).toEqual({
    code: 'PAYMENT_PENDING',
    reason:
      'You already paid for 5 × NEMA 34, and your bank is still confirming the payment. Do you want to buy more?',
    item: { catalogId: 'motors', catalogItemId: 'nema-34' },
  });
});

it('allows buying such an item again if the customer wants it', () => {
  expect(validateNoPending({ lines: [motor], pending: [motor], again: true })).toBeNull();
});

it('says where the items of an empty cart are', () => {
  for (const one of [true, false]) {
    expect(validateNoPending({ lines: [], pending: [motor], again: one })).toMatchObject({
      code: 'PAYMENT_PENDING',
      reason: expect.stringContaining('from your cart to Orders'),
    });
  }
});
