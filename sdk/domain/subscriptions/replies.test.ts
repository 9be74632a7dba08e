import { expect, it } from 'vitest';
import { cancelledUntil, notOnSale, notSubscribed, priceChanging, soldOut } from './replies.ts';

it.each([
  [
    notSubscribed('CAM'),
    'NOT_SOLD_BY_SUBSCRIPTION',
    'CAM is not sold by subscription. Please add it to your cart.',
  ],
  [notOnSale('CAM'), 'NOT_ON_SALE', 'CAM is not on sale. Please choose another one.'],
  [soldOut('CAM'), 'OUT_OF_STOCK', 'CAM is sold out. Please choose another one.'],
  [
    priceChanging('CAM'),
    'PRICE_CHANGING',
    'The price of CAM is being changed, so nobody can subscribe to it just now. Please try again later, or write to us.',
  ],
])('what cannot be subscribed to is named, with what to do: %j', (refusal, code, reason) => {
  expect(refusal).toEqual({ code, reason });
});

it('who has cancelled reads how long the content stays open', () => {
  expect(cancelledUntil('May 1')).toBe(
    'Your subscription is cancelled. You can open its content until May 1.',
  );
});
