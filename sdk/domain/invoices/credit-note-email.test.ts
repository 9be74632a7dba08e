import { expect, it } from 'vitest';
import { creditNoteEmail } from './credit-note-email.ts';
import { chargedOrder, issued, sold } from './fixtures/charged.ts';
import { writeCreditNote } from './write-credit-note.ts';
import { writeInvoice } from './write-invoice.ts';

const invoice = issued(writeInvoice(sold), 'INV-000007');
const noParts = { parts: [], shippingCents: 0, shippingTaxCents: 0 };
const refund = { amountCents: 22_363, reason: 'Broken', order: chargedOrder, ...noParts };
const creditNote = issued(writeCreditNote(invoice, refund), 'CN-000003');

it('tells the customer the amount and the reason', () => {
  expect(creditNoteEmail(creditNote, 'https://shop.example')).toMatchObject({
    subject: 'Credit note CN-000003 for {{shop}} order 0a1b2c3d',
    greeting: 'Hello Ada Park,',
    blocks: [
      {
        kind: 'paragraph',
        text: 'We refunded $223.63. Credit note CN-000003 for your invoice INV-000007 is attached.',
      },
      { kind: 'link', text: 'See your orders', href: 'https://shop.example/ui/orders' },
    ],
  });
});

it('names each refunded order', () => {
  const orders = ['0a1b2c3d-0000-7000-8000-000000000001', '4e5f6a7b-0000-7000-8000-000000000002'];
  expect(creditNoteEmail({ ...creditNote, orders }, 'https://shop.example').subject).toBe(
    'Credit note CN-000003 for {{shop}} order 0a1b2c3d, 4e5f6a7b',
  );
});
