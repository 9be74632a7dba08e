import { describe, expect, it } from 'vitest';
import { chargedLine, chargedOrder, issued, sold } from './fixtures/charged.ts';
import { invoiceSheet } from './sheet.ts';
import { writeCancellation, writeCreditNote } from './write-credit-note.ts';
import { writeInvoice } from './write-invoice.ts';

const invoice = issued(writeInvoice(sold), 'INV-000007');
const reduced = { ...chargedLine, partNumber: null, grossCents: 19_260, taxCents: 1_260 };
const back = {
  reason: 'Canceled by the customer',
  order: chargedOrder,
  parts: [],
  shippingCents: 0,
  shippingTaxCents: 0,
};
const creditNote = issued(writeCreditNote(invoice, { ...back, amountCents: 22_363 }), 'CN-000003');

const labels = (list: readonly { label: string }[]) => list.map(({ label }) => label);

describe('a printed invoice', () => {
  it('has a row for each line and for each amount of the total', () => {
    const { title, rows, totals, notes } = invoiceSheet(invoice);
    expect(title).toBe('Invoice INV-000007');
    expect(rows).toEqual([['SP80W-22', 'Spindle', '2', '$100.00', '$14.00', '$200.00']]);
    expect(totals).toEqual([
      { label: 'Subtotal', value: '$200.00' },
      { label: 'Shipping', value: '$9.00' },
      { label: 'Tax', value: '$14.63' },
      { label: 'Total (USD)', value: '$223.63' },
    ]);
    expect(notes).toEqual(['Paid in full on November 23, 2026. Thank you.']);
  });

  it('says what it is, whose it is, and how it was paid', () => {
    const { heading, seller, facts, parties } = invoiceSheet(invoice);
    const ada = ['Ada Park', '417 Montgomery St', 'San Francisco, CA 94104', 'United States'];
    expect({ heading, seller, facts, parties }).toEqual({
      heading: 'Invoice',
      seller: { name: 'Chips & Coolant', lines: ['1 Mill Road, Tempe, AZ'] },
      facts: [
        { label: 'Number', value: 'INV-000007' },
        { label: 'Date', value: 'November 24, 2026' },
        { label: 'Order', value: '0a1b2c3d' },
        { label: 'Paid', value: 'November 23, 2026' },
        { label: 'Paid with', value: 'visa •••• 4242' },
        { label: 'Reference', value: 'pi_1' },
      ],
      parties: [
        { heading: 'Billed to', lines: [...ada, 'ada@example.com'] },
        { heading: 'Shipped to', lines: ada },
      ],
    });
  });

  it("has the seller's contact data and all orders", () => {
    const seller = { ...sold.seller, email: 'shop@example.com', phone: '+1 480 555 0100' };
    const orders = ['0a1b2c3d-1', '4e5f6a7b-2'];
    const sheet = invoiceSheet({ ...invoice, seller, orders });
    expect(sheet.seller.lines).toEqual([
      '1 Mill Road, Tempe, AZ',
      'shop@example.com',
      '+1 480 555 0100',
    ]);
    expect(sheet.facts).toContainEqual({ label: 'Orders', value: '0a1b2c3d, 4e5f6a7b' });
  });

  it('shows a difference to what was paid, and leaves out free shipping', () => {
    const { totals } = invoiceSheet({ ...invoice, shippingCents: 0, otherCents: -63 });
    expect(totals).toEqual([
      { label: 'Subtotal', value: '$200.00' },
      { label: 'Tax', value: '$14.63' },
      { label: 'Other', value: '-$0.63' },
      { label: 'Total (USD)', value: '$223.63' },
    ]);
  });

  it('aligns numbers to the right, and names each column', () => {
    const [line] = invoice.lines;
    const lines = line ? [line, { ...line, partNumber: null, discountCents: 2_000 }] : [];
    const { columns, rows } = invoiceSheet({ ...invoice, lines });
    expect(columns.map(({ label, isNumber }) => [label, isNumber])).toEqual([
      ['Part number', false],
      ['Description', false],
      ['Qty', true],
      ['Unit price', true],
      ['Discount', true],
      ['Tax', true],
      ['Amount', true],
    ]);
    expect(rows).toEqual([
      ['SP80W-22', 'Spindle', '2', '$100.00', '$0.00', '$14.00', '$200.00'],
      ['', 'Spindle', '2', '$100.00', '-$20.00', '$14.00', '$180.00'],
    ]);
  });

  it('shows discounts and part numbers only if there are any', () => {
    const orders = [{ ...chargedOrder, lines: [reduced], taxCents: 1_323 }];
    const payment = { ...sold.payment, amountCents: 20_223 };
    const { columns, rows, totals } = invoiceSheet(
      issued(writeInvoice({ ...sold, payment, orders }), 'INV-000008'),
    );
    expect(rows).toEqual([['Spindle', '2', '$100.00', '-$20.00', '$12.60', '$180.00']]);
    expect(labels(columns)).not.toContain('Part number');
    expect(totals).toContainEqual({ label: 'Discount', value: '-$20.00' });
    expect(labels(totals)).not.toContain('Other');
  });

  it("fills the page's width, whichever columns it has", () => {
    for (const lines of [[chargedLine], [reduced], [chargedLine, reduced]]) {
      const orders = [{ ...chargedOrder, lines }];
      const { columns } = invoiceSheet(issued(writeInvoice({ ...sold, orders }), 'INV-000009'));
      expect(columns.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    }
  });

  it('for a free order says that nothing was due, and shows no card', () => {
    const lines = [{ ...chargedLine, grossCents: 0, taxCents: 0 }];
    const orders = [{ ...chargedOrder, lines, shippingCents: 0, taxCents: 0, totalCents: 0 }];
    const payment = { ...sold.payment, amountCents: 0, method: null, reference: null };
    const draft = writeInvoice({ ...sold, payment, orders });
    const { facts, notes, totals } = invoiceSheet(issued(draft, 'INV-000010'));
    expect(notes).toEqual(['A discount covers the full amount. No payment was due.']);
    expect(labels(facts)).toEqual(['Number', 'Date', 'Order', 'Paid']);
    expect(totals.at(-1)).toEqual({ label: 'Total (USD)', value: '$0.00' });
  });

  it('without shipping has no recipient', () => {
    const { parties } = invoiceSheet({ ...invoice, shipTo: null });
    expect(parties.map(({ heading }) => heading)).toEqual(['Billed to']);
  });
});

it('a credit note says which invoice it reverses, how much and why', () => {
  const { title, heading, facts, totals, notes } = invoiceSheet(creditNote);
  expect(title).toBe('Credit note CN-000003');
  expect(heading).toBe('Credit note');
  expect(facts).toContainEqual({ label: 'Refers to', value: 'INV-000007, November 24, 2026' });
  expect(totals.at(-1)).toEqual({ label: 'Total credited (USD)', value: '$223.63' });
  expect(notes).toEqual([
    'This credit note credits $223.63 of invoice INV-000007. We refund the original payment method.',
    'Reason: Canceled by the customer.',
  ]);
});

it('a credit note without a reason gives none', () => {
  expect(invoiceSheet({ ...creditNote, reason: null }).notes).toEqual([
    'This credit note credits $223.63 of invoice INV-000007. We refund the original payment method.',
  ]);
});

it('a reversal invoice names the credit note it cancels', () => {
  const { title, heading, notes } = invoiceSheet(
    issued(writeCancellation(creditNote, 'expired_or_canceled_card'), 'INV-000011'),
  );
  expect(title).toBe('Reversal invoice INV-000011');
  expect(heading).toBe('Reversal invoice');
  expect(notes).toEqual([
    'This invoice cancels credit note CN-000003 because the refund failed.',
    'Reason: expired_or_canceled_card.',
  ]);
});
