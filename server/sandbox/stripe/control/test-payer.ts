import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import { idOf } from '../api/params.ts';
import type { CheckoutDetails } from '../checkout/price-session.ts';
import { type Payer, type TestCard, testCards } from '../payments/cards.ts';

const SAMPLE = {
  line1: '179 N Harbor Dr',
  line2: null,
  city: 'Redondo Beach',
  state: 'CA',
  postal_code: '90277',
  country: 'US',
};

type PayerDetails = Partial<Record<'name' | 'email' | 'phone' | keyof Stripe.Address, string>>;

/** Returns who pays: as requested, else the customer the shop named, else an invented person. */
export function testPayer(
  world: World,
  session: Stripe.Checkout.Session,
  { payment }: CheckoutDetails,
  details: PayerDetails,
): Pick<Payer, 'name' | 'email' | 'phone' | 'address'> {
  const customer = world.store.get('customer', idOf(session.customer) ?? '');
  const known = payment.shipping?.address ?? customer?.shipping?.address ?? customer?.address;
  const { name, email, phone, ...address } = details;
  return {
    name: name ?? payment.shipping?.name ?? customer?.name ?? 'Elizabeth Swan',
    email: email ?? session.customer_email ?? customer?.email ?? 'customer@example.com',
    phone: phone ?? payment.shipping?.phone ?? customer?.phone ?? '+13105550123',
    address: { ...(known?.line1 ? { ...SAMPLE, ...known } : SAMPLE), ...address },
  };
}

/** Returns the customer's stored details, with the card that works. */
export function samplePayer(customer: Stripe.Customer | undefined): Payer {
  const known = customer?.shipping?.address ?? customer?.address;
  return {
    method: { type: 'card', card: testCard('4242424242424242'), expMonth: 12, expYear: 2034 },
    name: customer?.name ?? 'Elizabeth Swan',
    email: customer?.email ?? 'customer@example.com',
    phone: customer?.phone ?? null,
    address: known?.line1 ? { ...SAMPLE, ...known } : SAMPLE,
    shippingRate: null,
  };
}

/** Returns the test card with this number. */
export function testCard(number: string): TestCard {
  const card = testCards.find((candidate) => candidate.number === number);
  if (!card) throw new Error(`unknown test card ${number}`);
  return card;
}
