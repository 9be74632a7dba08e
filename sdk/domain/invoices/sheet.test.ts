import { describe, expect, it } from 'vitest';
import { chargedLine, chargedOrder, issued, sold } from './fixtures/charged.ts';
import { invoiceSheet } from './sheet.ts';
import { writeCancellation, writeCreditNote } from './write-credit-note.ts';
import { writeInvoice } from './write-invoice.ts';

const invoice = issued(writeInvoice(sold), 'INV-000007');
const reduced = { ...chargedLine, partNumber: null, grossCents: 19_260, taxCents: 1_260 };
const back = {
  reason: 'Cancelled by the customer',
  order: chargedOrder,
  parts: [],
  shippingCents: 0,
  shippingTaxCents: 0,
};
const creditNote = issued(writeCreditNote(invoice, { ...back, amountCents: 22_363 }), 'CN-000003');

const labels = (list: readonly { label: string }[]) => list.map(({ label }) => label);

describe('an invoice on paper', () => {
  it('has a row for each line and all that adds up to the total', () => {
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

  it('shows discounts where there are any, and part numbers only where there are some', () => {
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

  it('shares out the width of the page, whichever columns there are', () => {
    for (const lines of [[chargedLine], [reduced], [chargedLine, reduced]]) {
      const orders = [{ ...chargedOrder, lines }];
      const { columns } = invoiceSheet(issued(writeInvoice({ ...sold, orders }), 'INV-000009'));
      expect(columns.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    }
  });

  it('of nothing says that nothing had to be paid, and with no card', () => {
    const lines = [{ ...chargedLine, grossCents: 0, taxCents: 0 }];
    const orders = [{ ...chargedOrder, lines, shippingCents: 0, taxCents: 0, totalCents: 0 }];
    const payment = { ...sold.payment, amountCents: 0, method: null, reference: null };
    const draft = writeInvoice({ ...sold, payment, orders });
    const { facts, notes, totals } = invoiceSheet(issued(draft, 'INV-000010'));
    expect(notes).toEqual(['A discount covers all of it: nothing had to be paid.']);
    expect(labels(facts)).toEqual(['Number', 'Date', 'Order', 'Paid']);
    expect(totals.at(-1)).toEqual({ label: 'Total (USD)', value: '$0.00' });
  });

  it('of what is not shipped has nobody it was shipped to', () => {
    const { parties } = invoiceSheet({ ...invoice, shipTo: null });
    expect(parties.map(({ heading }) => heading)).toEqual(['Billed to']);
  });
});

it('a credit note says of which invoice it takes back how much, and why', () => {
  const { facts, totals, notes } = invoiceSheet(creditNote);
  expect(facts).toContainEqual({ label: 'Refers to', value: 'INV-000007, November 24, 2026' });
  expect(totals.at(-1)).toEqual({ label: 'Total credited (USD)', value: '$223.63' });
  expect(notes).toEqual([
    'This credit note takes back $223.63 of invoice INV-000007. The money goes back the way it was paid.',
    'Reason: Cancelled by the customer.',
  ]);
});

it('a cancelling invoice says which credit note it cancels', () => {
  const { heading, notes } = invoiceSheet(
    issued(writeCancellation(creditNote, 'expired_or_canceled_card'), 'INV-000011'),
  );
  expect(heading).toBe('Cancelling invoice');
  expect(notes[0]).toBe(
    'This invoice cancels credit note CN-000003: its refund did not go through.',
  );
});
