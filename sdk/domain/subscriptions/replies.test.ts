import { expect, it } from 'vitest';
import { canceledAs, notOnSale, notSubscribed, priceChanging, soldOut } from './replies.ts';

it.each([
  [
    notSubscribed('CAM'),
    'NOT_SOLD_BY_SUBSCRIPTION',
    "CAM isn't sold as a subscription. Add it to your cart instead.",
  ],
  [notOnSale('CAM'), 'NOT_ON_SALE', "CAM isn't available. Choose another subscription."],
  [soldOut('CAM'), 'OUT_OF_STOCK', 'CAM is out of stock. Choose another subscription.'],
  [
    priceChanging('CAM'),
    'PRICE_CHANGING',
    "The price of CAM is changing, so you can't subscribe right now. Try again later, or contact us.",
  ],
])("names an item that can't be subscribed to, with what to do: %j", (rejection, code, reason) => {
  expect(rejection).toEqual({ code, reason });
});

const open = { cancelled: true, endedAt: null, until: new Date('2026-05-01T12:00:00Z') };
it.each([
  ['how long the content stays accessible', open, 'You can open its content until May 1, 2026.'],
  ['that access has ended without a payment', { ...open, until: null }, "It won't renew."],
  ['that it has ended', { ...open, cancelled: false, endedAt: new Date(0) }, 'has ended.'],
  [
    'what to do if it continues',
    { ...open, cancelled: false },
    "couldn't cancel your subscription.",
  ],
  ['what to do if it no longer exists', undefined, "couldn't cancel your subscription."],
])('tells a customer who has canceled %s', (_what, now, text) => {
  expect(JSON.stringify(canceledAs(now, 'UTC'))).toContain(text);
});
