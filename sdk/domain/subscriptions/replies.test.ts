import { expect, it } from 'vitest';
import { cancelledAs, notOnSale, notSubscribed, priceChanging, soldOut } from './replies.ts';

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
])('what cannot be subscribed to is named, with what to do: %j', (rejection, code, reason) => {
  expect(rejection).toEqual({ code, reason });
});

const open = { cancelled: true, endedAt: null, until: new Date('2026-05-01T12:00:00Z') };
it.each([
  ['how long the content stays open', open, 'You can open its content until May 1, 2026.'],
  ['that it is over where nothing is paid', { ...open, until: null }, 'will not be renewed.'],
  ['that it has ended', { ...open, cancelled: false, endedAt: new Date(0) }, 'has ended.'],
  ['what to do where it goes on', { ...open, cancelled: false }, 'could not be cancelled.'],
  ['what to do where it is gone', undefined, 'could not be cancelled.'],
])('who has cancelled reads %s', (_what, now, text) => {
  expect(JSON.stringify(cancelledAs(now, 'UTC'))).toContain(text);
});
