import { describe, expect, it } from 'vitest';
import { chargedLine, chargedOrder, issued, sold } from './fixtures/charged.ts';
import { writeCancellation, writeCreditNote } from './write-credit-note.ts';
import { writeInvoice } from './write-invoice.ts';

const invoice = issued(writeInvoice(sold), 'INV-000007');
const noParts = { parts: [], shippingCents: 0, shippingTaxCents: 0 };
const refund = {
  amountCents: 22_363,
  reason: 'Canceled by the customer',
  order: chargedOrder,
  ...noParts,
};

describe('a credit note', () => {
  it('of all of an order has its lines, and names the invoice and why', () => {
    expect(writeCreditNote(invoice, refund)).toMatchObject({
      kind: 'CREDIT_NOTE',
      cancels: { number: 'INV-000007', issuedAt: invoice.issuedAt },
      reason: 'Canceled by the customer',
      customer: invoice.customer,
      orders: [chargedOrder.orderId],
      lines: invoice.lines,
      shippingCents: 900,
      taxCents: 1_463,
      otherCents: 0,
      totalCents: 22_363,
    });
  });

  it('of one of two units and the shipping lists these', () => {
    const one = { ...chargedLine, quantity: 1, amountCents: 10_700, taxCents: 700 };
    const made = { parts: [one], shippingCents: 963, shippingTaxCents: 63 };
    expect(writeCreditNote(invoice, { ...refund, amountCents: 11_663, ...made })).toMatchObject({
      lines: [{ title: 'Spindle', quantity: 1, unitPriceCents: 10_000, taxCents: 700 }],
      shippingCents: 900,
      taxCents: 763,
      totalCents: 11_663,
    });
  });

  it('of money nobody said more about has one line, with its share of the tax', () => {
    expect(writeCreditNote(invoice, { ...refund, amountCents: 1_000 })).toMatchObject({
      lines: [{ title: 'Refund on order 0a1b2c3d', unitPriceCents: 935, taxCents: 65 }],
      shippingCents: 0,
      taxCents: 65,
      totalCents: 1_000,
    });
  });

  it('of money given back on the payment as a whole is of all its orders', () => {
    const draft = writeCreditNote(invoice, { ...refund, amountCents: 1_000, order: null });
    expect(draft).toMatchObject({ orders: invoice.orders, lines: [{ title: 'Refund' }] });
  });

  it('of all of a payment, but of no order, is one line', () => {
    const { lines, taxCents } = writeCreditNote(invoice, { ...refund, order: null });
    expect(lines).toEqual([
      {
        partNumber: null,
        title: 'Refund',
        quantity: 1,
        unitPriceCents: 20_900,
        discountCents: 0,
        taxCents: 1_463,
      },
    ]);
    expect(taxCents).toBe(1_463);
  });

  it('of one of several orders names that one alone, with its share of its tax', () => {
    const order = { ...chargedOrder, orderId: 'other', taxCents: 0, totalCents: 20_900 };
    expect(writeCreditNote(invoice, { ...refund, amountCents: 1_000, order })).toMatchObject({
      orders: ['other'],
      lines: [{ unitPriceCents: 1_000, taxCents: 0 }],
      taxCents: 0,
    });
  });

  it('of more than an order came to has no more tax than that', () => {
    expect(writeCreditNote(invoice, { ...refund, amountCents: 30_000 })).toMatchObject({
      lines: [{ unitPriceCents: 28_537, taxCents: 1_463 }],
      taxCents: 1_463,
      otherCents: 0,
      totalCents: 30_000,
    });
  });

  it('of parts that are not all of the money is one line as well', () => {
    const parts = [{ ...chargedLine, quantity: 1, amountCents: 10_700, taxCents: 700 }];
    expect(writeCreditNote(invoice, { ...refund, amountCents: 11_000, parts })).toMatchObject({
      lines: [{ title: 'Refund on order 0a1b2c3d', unitPriceCents: 10_280, taxCents: 720 }],
      totalCents: 11_000,
    });
  });

  it('of nothing has no tax, whatever it is made of', () => {
    const free = { ...invoice, taxCents: 0, totalCents: 0 };
    const parts = [{ ...chargedLine, quantity: 1, amountCents: 10_700, taxCents: 700 }];
    expect(writeCreditNote(free, { ...refund, amountCents: 0, order: null, parts })).toMatchObject({
      lines: [{ title: 'Refund', unitPriceCents: 0, taxCents: 0 }],
      totalCents: 0,
    });
  });

  it('is to the same people, of the same payment, as the invoice', () => {
    const { seller, customer, shipTo, payment } = invoice;
    expect(writeCreditNote(invoice, refund)).toMatchObject({ seller, customer, shipTo, payment });
  });

  it('of what cost nothing comes to nothing', () => {
    const free = { ...chargedLine, grossCents: 0, taxCents: 0 };
    const order = { ...chargedOrder, lines: [free], shippingCents: 0, taxCents: 0, totalCents: 0 };
    expect(writeCreditNote(invoice, { ...refund, amountCents: 0, order })).toMatchObject({
      lines: [{ discountCents: 20_000, taxCents: 0 }],
      taxCents: 0,
      totalCents: 0,
    });
  });
});

describe('a cancelling invoice', () => {
  const creditNote = issued(writeCreditNote(invoice, refund), 'CN-000003');

  it('bills again what the credit note gave back', () => {
    const { lines, shippingCents, taxCents, totalCents, orders } = creditNote;
    expect(writeCancellation(creditNote, 'expired_or_canceled_card')).toMatchObject({
      kind: 'CANCELLATION',
      cancels: { number: 'CN-000003', issuedAt: creditNote.issuedAt },
      reason: 'expired_or_canceled_card',
      lines,
      shippingCents,
      taxCents,
      totalCents,
      orders,
    });
  });

  it('leaves its own number and day to whoever issues it', () => {
    const draft = writeCancellation(creditNote, null);
    expect(Object.keys(draft)).not.toContain('number');
    expect(Object.keys(draft)).not.toContain('issuedAt');
  });

  it('says why where the provider does not', () => {
    expect(writeCancellation(creditNote, null).reason).toBe('The refund was not accepted');
  });
});
