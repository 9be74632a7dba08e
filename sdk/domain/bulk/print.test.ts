import { describe, expect, it } from 'vitest';
import { printedFor, validatePages, validatePrint } from './print.ts';

const order = {
  isReturn: false,
  isDigital: false,
  orderState: 'PICKED',
  hold: null,
  nothingLeft: false,
  hasAddress: true,
  trackingNumber: null,
  labelUrl: null,
} as const;

describe('an order to be packed', () => {
  it.each(['PENDING', 'PROCESSING', 'PICKED', 'SHIPPED'] as const)(
    'is printed, also once packed: %s',
    (orderState) => {
      expect(validatePrint({ ...order, orderState })).toBeNull();
      expect(validatePrint({ ...order, orderState, trackingNumber: '9400' })).toBeNull();
    },
  );

  it.each([
    [{ orderState: 'CANCELLED' }, 'ORDER_CANCELLED', 'This order was canceled.'],
    [{ orderState: 'REFUNDED' }, 'ORDER_REFUNDED', 'This order was refunded.'],
    [{ orderState: 'RETURN_REQUESTED' }, 'NOT_PICKED', 'Only picked orders can be shipped.'],
    [{ orderState: 'RETURNED' }, 'NOT_PICKED', 'Only picked orders can be shipped.'],
    [{ isReturn: true }, 'IS_A_RETURN', "Returns don't need a label from us."],
    [{ isDigital: true }, 'DIGITAL_ORDER', "Digital orders aren't shipped."],
    [
      { hold: 'PAYMENT_DISPUTED' },
      'PAYMENT_DISPUTED',
      "This payment is disputed at the customer's bank. Don't ship until the dispute is settled.",
    ],
    [{ hasAddress: false }, 'ADDRESS_INCOMPLETE', "This order's shipping address is incomplete."],
  ] as const)("isn't printed if %j", (facts, code, reason) => {
    expect(validatePrint({ ...order, ...facts })).toEqual({ code, reason });
  });
});

it('prints the packing slip with the label, or alone until there is one', () => {
  expect(printedFor({ labelUrl: null })).toBe('Packing slip only: no label yet.');
  expect(printedFor({ labelUrl: 'https://labels.example/1.pdf' })).toBe('Label and packing slip.');
});

describe('the pages of a print job', () => {
  const printed = { id: 'a', Status: 'SUCCESS', Reason: 'Packing slip.' } as const;
  const rejected = { id: 'b', Status: 'ERROR', Reason: 'It was cancelled.' } as const;
  const nothing = {
    code: 'NOTHING_TO_PRINT',
    reason: "There's nothing to print because every order failed. Select the orders and try again.",
  };

  it.each(['done', 'cancelled', 'scheduled'] as const)(
    'are available once an order succeeded and the job is %s',
    (state) => {
      expect(validatePages({ state, results: [rejected, printed] })).toBeNull();
      expect(validatePages({ state, results: [rejected] })).toEqual(nothing);
      expect(validatePages({ state, results: [] })).toEqual(nothing);
    },
  );

  it("aren't available while the job runs", () => {
    expect(validatePages({ state: 'running', results: [printed] })).toEqual({
      code: 'BULK_RUNNING',
      reason: 'This job is still running. Wait until it finishes, then print.',
    });
  });
});
