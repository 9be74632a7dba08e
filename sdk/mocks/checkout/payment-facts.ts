import { toPostal, type StreetAddress } from '../../domain/checkout/address-check.ts';
import type { Scene } from '../core/scene.ts';
import type { Checkout, Order, Person } from '../state.ts';

/** Of whoever has no address on record. */
const SAMPLE: StreetAddress = {
  address: '179 N Harbor Dr',
  city: 'Redondo Beach',
  state: 'CA',
  zip: '90277',
  country: 'US',
};

type PaymentFacts = Pick<
  Order,
  | 'customerId'
  | 'paymentIntentId'
  | 'balanceTransaction'
  | 'receiptUrl'
  | 'chargeStatus'
  | 'status'
  | 'paymentMethod'
  | 'billing'
>;

/** What the payment provider says of a payment; the same on all orders it makes. */
export function paymentFacts({ newId }: Scene, buyer: Person, checkout: Checkout): PaymentFacts {
  const key = newId().replaceAll('-', '').slice(0, 16);
  return {
    customerId: buyer.customerId,
    paymentIntentId: `pi_${key}`,
    balanceTransaction: `txn_${key}`,
    receiptUrl: `https://pay.example.com/receipts/ch_${key}`,
    chargeStatus: 'succeeded',
    status: 'succeeded',
    paymentMethod: 'visa •••• 4242',
    billing: {
      address: toPostal(checkout.shipTo ?? buyer.address ?? SAMPLE),
      phone: null,
      name: `${buyer.firstName} ${buyer.lastName}`,
    },
  };
}
