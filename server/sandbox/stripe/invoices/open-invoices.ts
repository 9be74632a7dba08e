import type { World } from '../../world.ts';
import type { InvoiceRecord } from './invoice-record.ts';

const SUBSCRIPTION = 'parent.subscription_details.subscription';

/** What a subscription still owes, newest first. */
export function openInvoices(world: World, subscription: string): InvoiceRecord[] {
  const where = { status: 'open', [SUBSCRIPTION]: subscription };
  return world.store.list('invoice', { limit: 1000, where });
}

/** Where an invoice says whose it is. */
export const subscriptionPath = SUBSCRIPTION;
