import { describe, expect, it } from 'vitest';
import { rejection } from '../rejection.ts';
import {
  conflicts,
  presentFieldRejection,
  presentItemRejection,
  readSale,
  validateEditOfSale,
  validateSale,
  invalidSale,
} from './validate-sale.ts';
import { noSale } from './sale.ts';

const now = new Date('2030-11-28T12:00:00.000Z');
const saleStarts = new Date('2030-11-29T00:00:00.000Z');
const saleEnds = new Date('2030-12-03T00:00:00.000Z');
const sale = { salePrice: 8_000, saleStarts, saleEnds };
const after = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);

describe('a sale on its own', () => {
  const price = { path: 'salePrice', subject: 'the sale price', message: 'must be above 0' };
  const start = {
    path: 'saleStarts',
    subject: 'the start',
    message: 'must be in the year 2000 or later',
  };
  const end = { path: 'saleEnds', subject: 'the end' };
  const beforeStart = { ...end, message: 'must be later than the start' };
  const over = { ...end, message: 'must be later than now' };
  const began = new Date('2000-01-01T00:00:00.000Z');
  const none = new Date('soon');

  it.each([
    ['costs a cent', { salePrice: 1 }, null],
    ['costs nothing', { salePrice: 0 }, price],
    ['has a negative price', { salePrice: -1 }, price],
    ['starts with the century', { saleStarts: began }, null],
    ['starts earlier', { saleStarts: after(began, -1) }, start],
    ['starts at an invalid time', { saleStarts: none }, start],
    ['ends right after its start', { saleEnds: after(saleStarts, 1) }, null],
    ['ends at its start', { saleEnds: saleStarts }, beforeStart],
    ['ends before its start', { saleEnds: after(saleStarts, -1) }, beforeStart],
    ['ends at an invalid time', { saleEnds: none }, beforeStart],
    ['ends in a moment', { saleStarts: began, saleEnds: after(now, 1) }, null],
    ['ends now', { saleStarts: began, saleEnds: now }, over],
    ['has ended', { saleStarts: began, saleEnds: after(now, -1) }, over],
  ])('that %s', (_, parts, invalid) => {
    expect(invalidSale({ ...sale, ...parts }, now)).toEqual(invalid);
  });
});

it('parses a sale from a form, or returns the invalid field', () => {
  const times = {
    saleStarts: '2030-11-29T00:00:00.000Z',
    saleEnds: '2030-12-03T00:00:00.000Z',
  };
  expect(readSale({ salePrice: '80.00', ...times }, now)).toEqual(sale);
  expect(readSale({ salePrice: '0.00', ...times }, now)).toEqual({
    invalid: { path: 'salePrice', subject: 'the sale price', message: 'must be above 0' },
  });
});

describe('a sale price', () => {
  it.each([7_999, 1])('can be below the price: %d', (salePrice) => {
    expect(validateSale({ price: 8_000, subscription: false }, { salePrice })).toBeNull();
  });

  it.each([8_000, 8_001])('is rejected at the price or above: %d', (salePrice) => {
    expect(validateSale({ price: 8_000, subscription: false }, { salePrice })).toEqual({
      code: 'SALE_NOT_BELOW_PRICE',
      reason: 'The sale price must be below the regular price of $80.00. Enter a lower price.',
      field: { path: 'salePrice', message: 'must be below the regular price of $80.00' },
    });
  });

  it('is rejected for a subscription at any price', () => {
    expect(validateSale({ price: 8_000, subscription: true }, { salePrice: 1 })).toEqual({
      code: 'SOLD_BY_SUBSCRIPTION',
      reason: "Subscriptions can't have sales. Change the price instead.",
      field: { path: 'salePrice', message: 'is not allowed for subscriptions' },
    });
  });
});

describe('an item with a sale', () => {
  const goods = { price: 8_001, subscription: false };
  const notBelow = {
    code: 'SALE_NOT_BELOW_PRICE',
    reason:
      'The price must stay above the sale price of $80.00. Enter a higher price, or change the sale first.',
    field: { path: 'price', message: 'must be above the sale price of $80.00' },
  };

  it.each([
    ['scheduled', now],
    ['active', saleStarts],
    ['at its last moment', after(saleEnds, -1)],
  ])('that is %s needs a price above it', (_, time) => {
    expect(validateEditOfSale(sale, goods, time)).toBeNull();
    expect(validateEditOfSale(sale, { ...goods, price: 8_000 }, time)).toEqual(notBelow);
    expect(validateEditOfSale(sale, { ...goods, price: 7_999 }, time)).toEqual(notBelow);
  });

  it("can't become a subscription", () => {
    expect(validateEditOfSale(sale, { ...goods, subscription: true }, now)).toEqual({
      code: 'SOLD_BY_SUBSCRIPTION',
      reason: "This item has a sale, and subscriptions can't have sales. End the sale first.",
      field: { path: 'subscription', message: 'is not allowed for items on sale' },
    });
  });

  it('that has ended, or without a sale, can be edited freely', () => {
    for (const edited of [
      { price: 1, subscription: false },
      { ...goods, subscription: true },
    ]) {
      expect(validateEditOfSale(sale, edited, saleEnds)).toBeNull();
      expect(validateEditOfSale(noSale, edited, now)).toBeNull();
    }
  });

  it.each([
    [sale, 8_001, false, false],
    [sale, 8_000, false, true],
    [sale, 7_999, false, true],
    [sale, 8_001, true, true],
    [noSale, 0, true, false],
  ])('%j conflicts with the price %d, as a subscription %s: %s', (of, price, subscription, is) => {
    expect(conflicts(of, { price, subscription })).toBe(is);
  });
});

it('a reply names the invalid field, if there is one', () => {
  const because = rejection('SALE_NOT_BELOW_PRICE', 'Too high.');
  const field = { path: 'salePrice', message: 'must be lower' };
  const reply = { Status: 'ERROR', code: 'SALE_NOT_BELOW_PRICE', Reason: 'Too high.' };
  expect(presentFieldRejection({ ...because, field })).toEqual({ ...reply, Errors: [field] });
  expect(presentItemRejection({ ...because, field })).toEqual({ ...reply, Errors: [field] });
  expect(presentItemRejection(because)).toStrictEqual(reply);
});
