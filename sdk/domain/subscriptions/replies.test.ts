import { expect, it } from 'vitest';
import type { Refusal } from '../refusal.ts';
import { unfitZip } from './licences.ts';
import { cancelledUntil, notOnSale, notSubscribed, priceChanging, soldOut } from './replies.ts';

it.each<[(title: string) => Refusal, string, string]>([
  [notSubscribed, 'NOT_SOLD_BY_SUBSCRIPTION', 'CAM is not sold by subscription.'],
  [notOnSale, 'NOT_ON_SALE', 'CAM is not on sale.'],
  [soldOut, 'OUT_OF_STOCK', 'CAM is sold out.'],
  [priceChanging, 'PRICE_CHANGING', 'The price of CAM is being changed'],
])('what cannot be subscribed to is named', (refuse, code, reason) => {
  expect(refuse('CAM')).toEqual({ code, reason: expect.stringContaining(reason) });
});

it('the last day of what was cancelled is told', () => {
  expect(cancelledUntil('May 1')).toMatch(/ until May 1\.$/);
});

it('a zip is refused with what is wrong with it', () => {
  expect(unfitZip('It is empty.')).toEqual({ code: 'UNFIT_ZIP', reason: 'It is empty.' });
});
