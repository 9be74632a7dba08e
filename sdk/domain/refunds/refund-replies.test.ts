import { expect, it } from 'vitest';
import { emailAsText } from '../mail/email.ts';
import { staffRefundEmail } from './refund-email.ts';
import { refundOfCustomer } from './refund-of-customer.ts';
import { refundRequested, refundMade, refundSettled } from './replies.ts';
import { taxInRefund } from './refund-parts.ts';

const publicUrl = 'https://shop.example';
const refund = {
  orderId: '0a1b2c3d-1111-4222-8333-444455556666',
  firstName: 'Ines',
  amount: 9_000,
  lines: [
    { title: 'Spindle motor', quantity: 2, amount: 6_000 },
    { title: 'Collet set', quantity: 0, amount: 1_000 },
  ],
  shipping: 2_000,
};

it('tells the customer exactly what is refunded, and how long it takes', () => {
  const email = staffRefundEmail(refund, publicUrl);
  expect(`${email.subject}\n\n${emailAsText(email)}`).toMatchInlineSnapshot(`
    "Your refund for {{shop}} order 0a1b2c3d

    Hello Ines,

    We issued a refund for part of order 0a1b2c3d.

    We're refunding $90.00 to the card or account you paid with. Banks take up to ten days to show a refund.

    What we refunded, tax included
    ------------------------------

    2 × Spindle motor   $60.00
    Part of Collet set  $10.00
    Shipping            $20.00
    Total               $90.00

    See your orders: https://shop.example/ui/orders

    {{shop}}
    "
  `);
});

it("doesn't mention shipping if none is refunded", () => {
  const { blocks } = staffRefundEmail({ ...refund, shipping: 0 }, publicUrl);
  expect(blocks).toContainEqual({
    kind: 'table',
    rows: [
      ['2 × Spindle motor', '$60.00'],
      ['Part of Collet set', '$10.00'],
    ],
    total: ['Total', '$90.00'],
  });
});

it.each([
  ['REQUESTED', 'PENDING'],
  ['PENDING', 'PENDING'],
  ['SUCCEEDED', 'SUCCEEDED'],
  ['FAILED', 'FAILED'],
] as const)('a refund that is %s is %s for the customer', (state, displayed) => {
  const seen = {
    refundId: 'r',
    amount: 9_000,
    dateCreated: '2026-11-25T00:00:00.000Z',
    dateSettled: null,
  };
  const internal = {
    orderId: 'o',
    origin: 'SHOP' as const,
    assigned: true,
    reason: 'Scratched',
    requestedBy: 'Ada Clerk',
    failure: 'Card closed',
    lines: [],
    shipping: 0,
    shippingTax: 0,
  };
  expect(refundOfCustomer({ ...seen, ...internal, state })).toEqual({ ...seen, state: displayed });
});

it('tells staff what is refunded, and the history why and with what result', () => {
  expect(refundMade(9_000)).toBe('$90.00 will be refunded to the customer.');
  expect(refundRequested(9_000, 'Scratched')).toBe('Refund of $90.00 by staff: Scratched');
  expect(refundSettled(9_000, 'SUCCEEDED', null)).toBe('Refund of $90.00 succeeded');
  expect(refundSettled(9_000, 'FAILED', 'Card closed')).toBe(
    'Refund of $90.00 failed: Card closed',
  );
});

it('the tax of a refund includes lines and shipping', () => {
  const lines = [800, 26].map((tax) => ({
    ...refund.lines[0],
    catalogId: 'm',
    catalogItemId: 's',
    quantity: 1,
    amount: 1,
    tax,
  }));
  expect(taxInRefund({ lines, shippingTax: 80 })).toBe(906);
});
