import type Stripe from 'stripe';
import type { TestCard } from './cards.ts';

/** What the customer said on the hosted page. */
export interface Payer {
  /** How to pay: one of the test cards, or a bank debit that settles later. */
  method: { type: 'card'; card: TestCard; expMonth: number; expYear: number } | { type: 'bank' };
  email: string;
  name: string;
  phone: string | null;
  address: Stripe.Address;
  shippingRate: string | null;
}
