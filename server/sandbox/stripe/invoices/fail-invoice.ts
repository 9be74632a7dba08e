import type { World } from '../../world.ts';
import { recordDecline } from '../checkout/record-decline.ts';
import { emit } from '../events/emit.ts';
import type { Decline } from '../payments/cards.ts';
import type { Collection } from './collection.ts';
import type { InvoiceRecord } from './invoice-record.ts';

const DAY = 24 * 60 * 60;
/** Days until each further attempt, counted from the one before. */
const RETRY_AFTER_DAYS = [3, 5, 7];

/** An invoice whose payment was refused; it is tried again a few times, unless it was the first. */
export function failInvoice(
  world: World,
  invoice: InvoiceRecord,
  { intent, charge }: Collection,
  decline: Decline,
): InvoiceRecord {
  recordDecline(world, intent, charge, decline);
  const wait =
    invoice.billing_reason === 'subscription_create'
      ? undefined
      : RETRY_AFTER_DAYS[invoice.attempt_count];
  const failed: InvoiceRecord = {
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    auto_advance: wait !== undefined,
    next_payment_attempt: wait === undefined ? null : world.clock.now() + wait * DAY,
  };
  world.store.put('invoice', failed);
  emit(world, 'invoice.payment_failed', failed);
  return failed;
}
