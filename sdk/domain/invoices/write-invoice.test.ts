import { expect, it } from 'vitest';
import { chargedLine, chargedOrder, sold } from './fixtures/charged.ts';
import { invoiceParties, writeInvoice } from './write-invoice.ts';

it('totals what was paid: prices, shipping and the tax on both', () => {
  expect(writeInvoice(sold)).toMatchObject({
    kind: 'INVOICE',
    lines: [{ quantity: 2, unitPriceCents: 10_000, discountCents: 0, taxCents: 1_400 }],
    shippingCents: 900,
    taxCents: 1_463,
    otherCents: 0,
    totalCents: 22_363,
  });
});

it('has the given parties and payment, and reverses nothing', () => {
  const { amountCents: _amount, ...payment } = sold.payment;
  const { seller, customer, shipTo } = sold;
  expect(writeInvoice(sold)).toEqual({
    kind: 'INVOICE',
    cancels: null,
    reason: null,
    seller,
    customer,
    shipTo,
    orders: [chargedOrder.orderId],
    lines: [
      {
        partNumber: 'SP80W-22',
        title: 'Spindle',
        quantity: 2,
        unitPriceCents: 10_000,
        discountCents: 0,
        taxCents: 1_400,
      },
    ],
    shippingCents: 900,
    taxCents: 1_463,
    otherCents: 0,
    totalCents: 22_363,
    payment,
  });
});

it('has the discount of each line', () => {
  const reduced = { ...chargedLine, grossCents: 19_260, taxCents: 1_260 };
  const order = { ...chargedOrder, lines: [reduced, chargedLine] };
  expect(writeInvoice({ ...sold, orders: [order] }).lines).toMatchObject([
    { unitPriceCents: 10_000, discountCents: 2_000 },
    { unitPriceCents: 10_000, discountCents: 0 },
  ]);
});

it('has all orders of a payment, with their shipping and tax', () => {
  const other = { ...chargedOrder, orderId: 'other', shippingCents: 0, taxCents: 1_400 };
  const payment = { ...sold.payment, amountCents: 22_363 + 21_400 };
  expect(writeInvoice({ ...sold, payment, orders: [chargedOrder, other] })).toMatchObject({
    orders: [chargedOrder.orderId, 'other'],
    lines: [{ title: 'Spindle' }, { title: 'Spindle' }],
    shippingCents: 900,
    taxCents: 2_863,
    otherCents: 0,
  });
});

it('shows what was paid beyond its lines', () => {
  const payment = { ...sold.payment, amountCents: 22_300 };
  expect(writeInvoice({ ...sold, payment })).toMatchObject({
    otherCents: -63,
    totalCents: 22_300,
  });
});

it('can be zero if a discount covers everything', () => {
  const free = { ...chargedLine, grossCents: 0, taxCents: 0 };
  const order = { ...chargedOrder, lines: [free], shippingCents: 0, taxCents: 0, totalCents: 0 };
  const payment = { ...sold.payment, amountCents: 0, method: null, reference: null };
  expect(writeInvoice({ ...sold, payment, orders: [order] })).toMatchObject({
    lines: [{ discountCents: 20_000 }],
    otherCents: 0,
    totalCents: 0,
  });
});

it("is addressed to the payment's name, or else to the customer as on the parcel", () => {
  const { address } = sold.customer;
  const paid = { ownName: 'Ada Park', email: 'ada@example.com', billing: null, shipping: null };
  const { ownName: name, email } = paid;
  expect(invoiceParties(paid)).toEqual({ customer: { name, email, address: null }, shipTo: null });
  const shipping = { name: null, company: 'Mill', address };
  expect(invoiceParties({ ...paid, shipping })).toEqual({
    customer: { name, email, address },
    shipTo: { name, company: 'Mill', address },
  });
  const billing = { name: 'Kim Roe', address: null };
  const named = invoiceParties({ ...paid, billing, shipping: { name: 'Sam', address } });
  expect(named).toEqual({
    customer: { name: 'Kim Roe', email, address },
    shipTo: { name: 'Sam', address },
  });
});
