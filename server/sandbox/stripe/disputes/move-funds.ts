import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import { bookTransaction } from '../payments/balance-transactions.ts';

/**
 * Books a dispute's money and puts the dispute on record.
 * @param amount in cents, negative for money that leaves
 */
export function moveFunds(world: World, dispute: Stripe.Dispute, amount: number): Stripe.Dispute {
  const id = bookTransaction(world, 'adjustment', dispute.id, amount, dispute.currency);
  const booked = world.store.get('balance_transaction', id);
  const transactions = [...dispute.balance_transactions, ...(booked ? [booked] : [])];
  const moved: Stripe.Dispute = { ...dispute, balance_transactions: transactions };
  world.store.put('dispute', moved);
  return moved;
}
