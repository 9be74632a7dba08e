import type Stripe from 'stripe';
import type { PriceRecord } from '../catalog/price-record.ts';

/** A line as the provider keeps it, with the number type it really sends. */
export type LineRecord = Omit<Stripe.LineItem, 'price'> & { price: PriceRecord };

/** What belongs to a session but is not shown on it. */
export interface CheckoutDetails {
  /** The session's id. */
  id: string;
  created: number;
  lines: LineRecord[];
  /** The moment on the provider's clock when the page closes. */
  deadline: number;
  /** What the shop lets the page change about the customer it named. */
  customerUpdate: { address: boolean; name: boolean };
  payment: {
    description: string | null;
    metadata: Record<string, string>;
    receipt_email: string | null;
    shipping: Stripe.PaymentIntent.Shipping | null;
  };
  /** What the subscription is to carry, where the page begins one. */
  subscription: { description: string | null; metadata: Record<string, string> };
}
