import type Stripe from 'stripe';
import { createHash } from 'node:crypto';

export interface Decline {
  code: string;
  declineCode: string;
  message: string;
}

/** A card number with a fixed outcome. */
export interface TestCard {
  number: string;
  brand: string;
  label: string;
  decline: Decline | null;
}

const declined = (declineCode: string, message: string, code = 'card_declined'): Decline => ({
  code,
  declineCode,
  message,
});

export const testCards: TestCard[] = [
  { number: '4242424242424242', brand: 'visa', label: 'Visa, succeeds', decline: null },
  { number: '5555555555554444', brand: 'mastercard', label: 'Mastercard, succeeds', decline: null },
  { number: '378282246310005', brand: 'amex', label: 'American Express, succeeds', decline: null },
  {
    number: '4000000000000002',
    brand: 'visa',
    label: 'Visa, declined',
    decline: declined('generic_decline', 'Your card was declined.'),
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    label: 'Visa, insufficient funds',
    decline: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000009987',
    brand: 'visa',
    label: 'Visa, lost card',
    decline: declined('lost_card', 'Your card was declined.'),
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    label: 'Visa, expired card',
    decline: declined('expired_card', 'Your card has expired.', 'expired_card'),
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    label: 'Visa, wrong security code',
    decline: declined('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'),
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    label: 'Visa, processing error',
    decline: declined(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
      'processing_error',
    ),
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    label: 'Visa, can be saved but not charged',
    decline: declined('generic_decline', 'Your card was declined.'),
  },
];

/** The bank's reason for a debit that isn't honored. */
export const emptyAccount: Decline = {
  code: 'payment_intent_payment_attempt_failed',
  declineCode: 'insufficient_funds',
  message: 'The bank account has insufficient funds.',
};

export function findCard(number: string): TestCard | undefined {
  const digits = number.replace(/\D/g, '');
  return testCards.find((card) => card.number === digits);
}

/** Returns how a charge describes its payment method. */
export function methodDetails(
  method: Payer['method'],
  amount: number,
): Stripe.Charge.PaymentMethodDetails {
  if (method.type === 'bank') return { type: 'us_bank_account', us_bank_account: bankAccount() };
  const { card, expMonth, expYear } = method;
  return {
    type: 'card',
    card: {
      amount_authorized: amount,
      authorization_code: null,
      brand: card.brand,
      checks: {
        address_line1_check: 'pass',
        address_postal_code_check: 'pass',
        cvc_check: card.decline?.code === 'incorrect_cvc' ? 'fail' : 'pass',
      },
      country: 'US',
      electronic_commerce_indicator: null,
      exp_month: expMonth,
      exp_year: expYear,
      extended_authorization: { status: 'disabled' },
      fingerprint: createHash('sha256').update(card.number).digest('hex').slice(0, 16),
      funding: 'credit',
      incremental_authorization: { status: 'unavailable' },
      installments: null,
      last4: card.number.slice(-4),
      mandate: null,
      multicapture: { status: 'unavailable' },
      network: card.brand,
      network_token: { used: false },
      network_transaction_id: null,
      overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}

function bankAccount(): Stripe.Charge.PaymentMethodDetails.UsBankAccount {
  return {
    account_holder_type: 'individual',
    account_type: 'checking',
    bank_name: 'STRIPE TEST BANK',
    fingerprint: null,
    last4: '6789',
    payment_reference: null,
    routing_number: '110000000',
  };
}

/** What the customer entered on the hosted page. */
export interface Payer {
  /** How to pay: with a test card, or a bank debit that settles later. */
  method: { type: 'card'; card: TestCard; expMonth: number; expYear: number } | { type: 'bank' };
  email: string;
  name: string;
  phone: string | null;
  address: Stripe.Address;
  shippingRate: string | null;
}
