import { expect, it } from 'vitest';
import { validateSubscribing } from './validate-subscribing.ts';
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
  [{ available: 2 }, null],
  [{ available: -1 }, soldOut('Maker')],
  [{ subscription: false, buyable: false, available: 0 }, notSubscribed('Maker')],
  [{ priceCents: 0, chargedCents: 0 }, null],
  [{ priceCents: 0, chargedCents: null }, priceChanging('Maker')],
  [{ chargedCents: 899 }, priceChanging('Maker')],
  [{ chargedCents: 901 }, priceChanging('Maker')],
  [{ chargedCents: 1900 }, priceChanging('Maker')],
  [{ chargedCents: null }, priceChanging('Maker')],
])('with %j: %j', (facts, rejection) => {
  expect(validateSubscribing({ ...plan, ...facts })).toEqual(rejection);
});
