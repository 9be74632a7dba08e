import type { World } from '../../world.ts';
import { emit } from '../events/emit.ts';
import type { InvoiceRecord } from './invoice-record.ts';

/** An invoice nobody has to pay any more. */
export function voidInvoice(world: World, invoice: InvoiceRecord): void {
  const voided: InvoiceRecord = {
    ...invoice,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: world.clock.now() },
  };
  world.store.put('invoice', voided);
  emit(world, 'invoice.voided', voided);
}
