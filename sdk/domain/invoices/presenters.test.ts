import { expect, it } from 'vitest';
import { chargedOrder, issued, sold } from './fixtures/charged.ts';
import { presentInvoice, presentOrderInvoice } from './presenters.ts';
import { writeCreditNote } from './write-credit-note.ts';
import { writeInvoice } from './write-invoice.ts';

const invoice = { ...issued(writeInvoice(sold), 'INV-000007'), issuedAt: '2026-11-24T10:00+01:00' };

it("shows the customer a document's total and date", () => {
  expect(presentOrderInvoice({ ...invoice, id: 'doc_1' })).toEqual({
    id: 'doc_1',
    number: 'INV-000007',
    kind: 'INVOICE',
    dateIssued: '2026-11-24T09:00:00.000Z',
    total: 22_363,
  });
});

it('also shows staff its customer, tax, orders and payment', () => {
  expect(presentInvoice({ id: 'doc_1', userId: 'u_1', document: invoice })).toEqual({
    id: 'doc_1',
    number: 'INV-000007',
    kind: 'INVOICE',
    dateIssued: '2026-11-24T09:00:00.000Z',
    total: 22_363,
    tax: 1_463,
    userId: 'u_1',
    customerName: 'Ada Park',
    email: 'ada@example.com',
    orders: ['0a1b2c3d-0000-7000-8000-000000000001'],
    cancels: null,
    paymentIntentId: 'pi_1',
  });
});

it('shows staff what a credit note reverses', () => {
  const noParts = { parts: [], shippingCents: 0, shippingTaxCents: 0 };
  const refund = { amountCents: 22_363, reason: 'Broken', order: chargedOrder, ...noParts };
  const document = issued(writeCreditNote(invoice, refund), 'CN-000003');
  expect(presentInvoice({ id: 'doc_2', userId: 'u_1', document })).toMatchObject({
    kind: 'CREDIT_NOTE',
    cancels: 'INV-000007',
  });
});
