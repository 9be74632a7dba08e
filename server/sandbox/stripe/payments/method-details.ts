import type Stripe from 'stripe';
import { createHash } from 'node:crypto';
import type { Payer } from './payer.ts';

/** How a charge says what it was paid with. */
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
