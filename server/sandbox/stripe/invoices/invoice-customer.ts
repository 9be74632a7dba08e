import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import { idOf } from '../api/given.ts';

export function customerOf(
  world: World,
  { customer }: { customer: string | { id: string } | null },
): Stripe.Customer | undefined {
  return world.store.get('customer', idOf(customer) ?? '');
}

/**
 * Takes the customer's next invoice number.
 * @param balance what the customer has to their credit from now on, in negative cents
 */
export function numberInvoice(
  world: World,
  customer: Stripe.Customer | undefined,
  balance: number,
): string | null {
  if (!customer) return null;
  const sequence = customer.next_invoice_sequence ?? 1;
  world.store.put('customer', { ...customer, balance, next_invoice_sequence: sequence + 1 });
  return `${customer.invoice_prefix ?? 'SANDBOX'}-${String(sequence).padStart(4, '0')}`;
}
