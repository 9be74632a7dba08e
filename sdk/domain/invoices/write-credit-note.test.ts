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
  it('for a whole order has its lines, and names the invoice and the reason', () => {
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

  it('for one of two units and the shipping lists these', () => {
    const one = { ...chargedLine, quantity: 1, amountCents: 10_700, taxCents: 700 };
    const made = { parts: [one], shippingCents: 963, shippingTaxCents: 63 };
    expect(writeCreditNote(invoice, { ...refund, amountCents: 11_663, ...made })).toMatchObject({
      lines: [{ title: 'Spindle', quantity: 1, unitPriceCents: 10_000, taxCents: 700 }],
      shippingCents: 900,
      taxCents: 763,
      totalCents: 11_663,
    });
  });

  it('for an unspecified amount has one line with its share of the tax', () => {
    expect(writeCreditNote(invoice, { ...refund, amountCents: 1_000 })).toMatchObject({
      lines: [{ title: 'Refund on order 0a1b2c3d', unitPriceCents: 935, taxCents: 65 }],
      shippingCents: 0,
      taxCents: 65,
      totalCents: 1_000,
    });
  });

  it('for a refund of the whole payment names all its orders', () => {
    const draft = writeCreditNote(invoice, { ...refund, amountCents: 1_000, order: null });
    expect(draft).toMatchObject({ orders: invoice.orders, lines: [{ title: 'Refund' }] });
  });

  it('for a whole payment without an order has one line', () => {
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

  it('for one of several orders names only that one, with its share of the tax', () => {
    const order = { ...chargedOrder, orderId: 'other', taxCents: 0, totalCents: 20_900 };
    expect(writeCreditNote(invoice, { ...refund, amountCents: 1_000, order })).toMatchObject({
      orders: ['other'],
      lines: [{ unitPriceCents: 1_000, taxCents: 0 }],
      taxCents: 0,
    });
  });

  it("for more than the order's total has no more than its tax", () => {
    expect(writeCreditNote(invoice, { ...refund, amountCents: 30_000 })).toMatchObject({
      lines: [{ unitPriceCents: 28_537, taxCents: 1_463 }],
      taxCents: 1_463,
      otherCents: 0,
      totalCents: 30_000,
    });
  });

  it("for parts that aren't the whole amount also has one line", () => {
    const parts = [{ ...chargedLine, quantity: 1, amountCents: 10_700, taxCents: 700 }];
    expect(writeCreditNote(invoice, { ...refund, amountCents: 11_000, parts })).toMatchObject({
      lines: [{ title: 'Refund on order 0a1b2c3d', unitPriceCents: 10_280, taxCents: 720 }],
      totalCents: 11_000,
    });
  });

  it('of zero has no tax, whatever its parts', () => {
    const free = { ...invoice, taxCents: 0, totalCents: 0 };
    const parts = [{ ...chargedLine, quantity: 1, amountCents: 10_700, taxCents: 700 }];
    expect(writeCreditNote(free, { ...refund, amountCents: 0, order: null, parts })).toMatchObject({
      lines: [{ title: 'Refund', unitPriceCents: 0, taxCents: 0 }],
      totalCents: 0,
    });
  });

  it('has the same parties and payment as the invoice', () => {
    const { seller, customer, shipTo, payment } = invoice;
    expect(writeCreditNote(invoice, refund)).toMatchObject({ seller, customer, shipTo, payment });
  });

  it('for free items is zero', () => {
    const free = { ...chargedLine, grossCents: 0, taxCents: 0 };
    const order = { ...chargedOrder, lines: [free], shippingCents: 0, taxCents: 0, totalCents: 0 };
    expect(writeCreditNote(invoice, { ...refund, amountCents: 0, order })).toMatchObject({
      lines: [{ discountCents: 20_000, taxCents: 0 }],
      taxCents: 0,
      totalCents: 0,
    });
  });
});

describe('a reversal invoice', () => {
  const creditNote = issued(writeCreditNote(invoice, refund), 'CN-000003');

  it('bills the credited amounts again', () => {
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

  it('leaves its number and date to the issuer', () => {
    const draft = writeCancellation(creditNote, null);
    expect(Object.keys(draft)).not.toContain('number');
    expect(Object.keys(draft)).not.toContain('issuedAt');
  });

  it('has a default reason if the provider gives none', () => {
    expect(writeCancellation(creditNote, null).reason).toBe('The refund was not accepted');
  });
});
