import type { World } from '../../world.ts';
import { beginCollection } from '../invoices/collection.ts';
import { failInvoice } from '../invoices/fail-invoice.ts';
import type { InvoiceRecord } from '../invoices/invoice-record.ts';
import { settleInvoice } from '../invoices/settle-invoice.ts';
import { findCard, type Decline } from '../payments/cards.ts';
import { noteOutcome } from './payment-outcome.ts';
import type { SubscriptionDetails } from './subscription-details.ts';

/** Tries to collect an invoice from the card on file. */
export function collectInvoice(
  world: World,
  invoice: InvoiceRecord,
  { payer, renewals }: SubscriptionDetails,
): InvoiceRecord {
  const collection = invoice.amount_due === 0 ? null : beginCollection(world, invoice, payer);
  const outcome =
    collection && renewals === 'fail'
      ? failInvoice(world, invoice, collection, refusal())
      : settleInvoice(world, invoice, collection);
  noteOutcome(world, outcome);
  return outcome;
}

function refusal(): Decline {
  const decline = findCard('4000000000000002')?.decline;
  if (!decline) throw new Error('no test card is declined');
  return decline;
}
