import { z } from 'zod';
import { findCard, type TestCard } from '../payments/cards.ts';
import type { Payer } from '../payments/payer.ts';

const text = z.string().trim().default('');

export const payFormSchema = z.object({
  email: text,
  shipping_rate: text,
  method: z.enum(['card', 'bank']).default('card'),
  card_number: text,
  card_expiry: text,
  card_cvc: text,
  name: text,
  line1: text,
  line2: text,
  city: text,
  state: text,
  postal_code: text,
  country: text,
  phone: text,
});
export type PayForm = z.infer<typeof payFormSchema>;
export type PayErrors = Partial<Record<keyof PayForm, string>>;

export interface Checked {
  errors: PayErrors;
  /** Who pays and how; null while something has to be mended. */
  payer: Payer | null;
}

/** Judges what was typed, in the words a customer can act on. */
export function checkPayForm(form: PayForm, now: Date): Checked {
  const errors: PayErrors = {};
  if (!/^\S+@\S+\.\S+$/.test(form.email)) errors.email = 'Enter your email address.';
  if (form.name === '') errors.name = 'Enter your name.';
  if (form.line1 === '') errors.line1 = 'Enter your address.';
  if (form.city === '') errors.city = 'Enter your city.';
  if (form.country === '') errors.country = 'Choose your country.';
  const card = form.method === 'card' ? checkCard(form, now, errors) : null;
  if (Object.keys(errors).length > 0) return { errors, payer: null };
  const { line1, line2, city, state, postal_code, country } = form;
  const address = {
    line1,
    line2: line2 || null,
    city,
    state: state || null,
    postal_code: postal_code || null,
    country,
  };
  return {
    errors,
    payer: {
      method: card ?? { type: 'bank' },
      email: form.email,
      name: form.name,
      phone: form.phone || null,
      address,
      shippingRate: form.shipping_rate || null,
    },
  };
}

function checkCard(form: PayForm, now: Date, errors: PayErrors): Payer['method'] | null {
  const card = findCard(form.card_number);
  if (!card) errors.card_number = numberError(form.card_number);
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/\s*(\d{2}|\d{4})$/.exec(form.card_expiry) ?? [];
  const expMonth = Number(month);
  const expYear = Number(year.length === 2 ? `20${year}` : year);
  if (expMonth < 1 || expMonth > 12) errors.card_expiry = 'Enter the expiry date as MM / YY.';
  else if (new Date(expYear, expMonth, 1) <= now) errors.card_expiry = 'Your card has expired.';
  if (!/^\d{3,4}$/.test(form.card_cvc)) errors.card_cvc = 'Enter the 3 or 4 digits of the code.';
  return card ? asMethod(card, expMonth, expYear) : null;
}

const asMethod = (card: TestCard, expMonth: number, expYear: number): Payer['method'] => ({
  type: 'card',
  card,
  expMonth,
  expYear,
});

function numberError(number: string): string {
  return number === ''
    ? 'Enter a card number.'
    : 'Your card was declined: only the test cards listed below are taken here.';
}
