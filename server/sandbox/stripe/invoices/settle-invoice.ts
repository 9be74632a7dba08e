import type { World } from '../../world.ts';
import { recordSuccess } from '../checkout/record-success.ts';
import { emit } from '../events/emit.ts';
import { invoicePaymentOf, type Collection } from './collection.ts';
import type { InvoiceRecord } from './invoice-record.ts';

/** An invoice whose money came in; without a collection there was nothing to collect. */
export function settleInvoice(
  world: World,
  invoice: InvoiceRecord,
  collection: Collection | null,
): InvoiceRecord {
  const now = world.clock.now();
  if (collection) recordSuccess(world, collection.intent, collection.charge);
  const payment = collection ? invoicePaymentOf(world, invoice.id) : undefined;
  if (payment) {
    const paid = {
      ...payment,
      amount_paid: payment.amount_requested,
      status: 'paid',
      status_transitions: { ...payment.status_transitions, paid_at: now },
    };
    world.store.put('invoice_payment', paid);
    emit(world, 'invoice_payment.paid', paid);
  }
  const settled: InvoiceRecord = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + (collection ? 1 : 0),
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  };
  world.store.put('invoice', settled);
  emit(world, 'invoice.paid', settled);
  emit(world, 'invoice.payment_succeeded', settled);
  return settled;
}
