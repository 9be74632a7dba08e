export interface Decline {
  code: string;
  declineCode: string;
  message: string;
}

/** A card number that always ends the same way. */
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
  { number: '4242424242424242', brand: 'visa', label: 'Visa, pays', decline: null },
  { number: '5555555555554444', brand: 'mastercard', label: 'Mastercard, pays', decline: null },
  { number: '378282246310005', brand: 'amex', label: 'American Express, pays', decline: null },
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
    label: 'Visa, can be kept but not charged',
    decline: declined('generic_decline', 'Your card was declined.'),
  },
];

/** What a bank says of a debit it does not honour. */
export const emptyAccount: Decline = {
  code: 'payment_intent_payment_attempt_failed',
  declineCode: 'insufficient_funds',
  message: 'The bank account has insufficient funds.',
};

export function findCard(number: string): TestCard | undefined {
  const digits = number.replace(/\D/g, '');
  return testCards.find((card) => card.number === digits);
}
