import { expect, it } from 'vitest';
import { presentStart } from '../checkout/present-start.ts';
import { presentQuote, validateQuote, shippingChanged } from './quote-replies.ts';

const lines = (count: number) => Array.from({ length: count }, () => ({}));
const reject = (count: number, country = 'US') =>
  validateQuote({ lines: lines(count), country, shipTo: ['US'] });
const quote = { quoteId: 'one', validUntil: 'later', shipBy: '2026-11-20', options: [] };
const nothing = {
  quoteId: null,
  validUntil: null,
  shipBy: null,
  options: [],
  catalogId: null,
  catalogItemId: null,
};

it('is available for up to twenty lines', () => {
  expect(reject(1)).toBeNull();
  expect(reject(20)).toBeNull();
  expect(reject(0)).toMatchObject({ code: 'CART_EMPTY' });
  expect(reject(21)).toEqual({
    code: 'TOO_MANY_LINES',
    reason:
      'We can quote shipping for up to 20 different items. The payment page shows the shipping cost.',
  });
});

it('is rejected with the invalid field', () => {
  const rejection = reject(1, 'DE');
  expect(rejection && presentQuote(rejection)).toEqual({
    Status: 'ERROR',
    code: 'COUNTRY_NOT_SERVED',
    Reason:
      'Your address could not be accepted. Please check the form for errors or spelling mistakes.',
    Errors: [{ path: 'country', message: "We don't ship to Germany." }],
    ...nothing,
  });
});

it('names the item at fault', () => {
  const item = { catalogId: 'c', catalogItemId: 'i' };
  expect(presentQuote({ code: 'NOT_ON_SALE', reason: 'Gone.', item })).toEqual({
    Status: 'ERROR',
    code: 'NOT_ON_SALE',
    Reason: 'Gone.',
    ...nothing,
    ...item,
  });
});

it('is a quote, or nothing', () => {
  expect(presentQuote(quote)).toMatchObject({
    Status: 'SUCCESS',
    Reason: 'Shipping costs for this address.',
    ...quote,
    catalogId: null,
  });
  expect(presentQuote(null)).toEqual({
    Status: 'SUCCESS',
    Reason: 'No shipping needed.',
    ...nothing,
  });
});

it('comes with a rejected checkout if it has changed', () => {
  expect(presentStart(shippingChanged(quote))).toMatchObject({
    Status: 'ERROR',
    code: 'SHIPPING_CHANGED',
    RedirectUrl: null,
    quote,
  });
  expect(presentStart({ url: 'https://pay.example' })).not.toHaveProperty('quote');
});

it('says that the shipping cost has changed', () => {
  expect(shippingChanged(quote)).toEqual({
    code: 'SHIPPING_CHANGED',
    reason: 'The shipping cost has changed. Review it, then continue.',
    quote,
  });
});

it('has field errors only if a field is at fault', () => {
  const rejection = reject(0);
  expect(rejection && presentQuote(rejection)).toStrictEqual({
    Status: 'ERROR',
    code: 'CART_EMPTY',
    Reason: 'Your cart is empty.',
    ...nothing,
  });
});
