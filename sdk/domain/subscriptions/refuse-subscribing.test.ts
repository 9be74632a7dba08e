import { expect, it } from 'vitest';
import { refuseSubscribing } from './refuse-subscribing.ts';
import { notOnSale, notSubscribed, priceChanging, soldOut } from './replies.ts';

const plan = {
  title: 'Maker',
  subscription: true,
  buyable: true,
  available: 1,
  priceCents: 900,
  chargedCents: 900,
};

it.each([
  [{}, null],
  [{ subscription: false }, notSubscribed('Maker')],
  [{ buyable: false, available: 0 }, notOnSale('Maker')],
  [{ available: 0, chargedCents: null }, soldOut('Maker')],
  [{ chargedCents: 1900 }, priceChanging('Maker')],
  [{ chargedCents: null }, priceChanging('Maker')],
])('with %j: %j', (facts, refusal) => {
  expect(refuseSubscribing({ ...plan, ...facts })).toEqual(refusal);
});
