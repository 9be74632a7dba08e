import { expect, it } from 'vitest';
import { methodLabel, paymentLabel } from './payment-label.ts';

it.each([
  ['visa •••• 4242', 'succeeded', 'Paid with Visa ending 4242'],
  ['amex •••• 0005', 'succeeded', 'Paid with American Express ending 0005'],
  ['us bank account', 'pending', 'Your bank is confirming the payment with US bank account'],
  ['mastercard •••• 4444', 'failed', 'The payment with Mastercard ending 4444 has failed'],
  ['link', 'succeeded', 'Paid with Link'],
  [null, 'succeeded', 'Paid'],
  [null, null, 'Paid'],
])('%s, %s: %s', (paymentMethod, chargeStatus, label) => {
  expect(paymentLabel({ paymentMethod, chargeStatus })).toBe(label);
});

it.each([
  ['cartes_bancaires', 'Cartes Bancaires'],
  ['cashapp', 'Cash App'],
  ['diners', 'Diners Club'],
  ['eftpos_au', 'eftpos'],
  ['ideal', 'iDEAL'],
  ['jcb', 'JCB'],
  ['paypal', 'PayPal'],
  ['sepa debit', 'SEPA direct debit'],
  ['unionpay', 'UnionPay'],
])('%s is labeled %s', (method, name) => {
  expect(methodLabel(method)).toBe(name);
});
