import { expect, it } from 'vitest';
import { choicesOf, type PricedParcel } from './choices.ts';

const fallback = {
  standardCents: 995,
  standardPoundCents: 100,
  expressCents: 2495,
  expressPoundCents: 400,
};
const rate = (service: string, cents: number, days: number | null) => ({ service, cents, days });
const ground = rate('Ground', 600, 5);
const priority = rate('Priority', 900, 2);
const express = rate('Express', 3000, 1);

const parcel = (rates: PricedParcel['rates'], pounds = 1, isWeighed = true) => ({
  rates,
  pounds,
  size: null,
  isWeighed,
});

const standardOf = (cents: number, carrier: string, days: number | null) => ({
  service: 'Standard',
  cents,
  carrier,
  days,
  estimated: false,
});

it('are the cheapest and the fastest rate of one parcel', () => {
  expect(choicesOf([parcel([priority, ground])], fallback)).toEqual([
    standardOf(600, 'Ground', 5),
    { ...standardOf(900, 'Priority', 2), service: 'Express' },
  ]);
  expect(choicesOf([parcel([ground])], fallback)).toEqual([standardOf(600, 'Ground', 5)]);
  expect(choicesOf([], fallback)).toEqual([]);
});

it('add up the prices of parcels, and arrive with the last one', () => {
  expect(choicesOf([parcel([ground, express]), parcel([ground, priority])], fallback)).toEqual([
    standardOf(1200, 'Ground', 5),
    { ...standardOf(3900, 'Express, Priority', 2), service: 'Express' },
  ]);
});

it("leave out Express if it doesn't deliver the last parcel earlier", () => {
  expect(choicesOf([parcel([ground, express]), parcel([rate('Post', 500, 5)])], fallback)).toEqual([
    standardOf(1100, 'Ground, Post', 5),
  ]);
  expect(
    choicesOf([parcel([ground, express]), parcel([rate('Post', 500, null)])], fallback),
  ).toEqual([standardOf(1100, 'Ground, Post', null)]);
});

it("use the shop's own price for each parcel without a rate, by its weight", () => {
  const estimated = { days: null, estimated: true };
  expect(choicesOf([parcel([]), parcel([], 11)], fallback)).toEqual([
    { service: 'Standard', cents: 2990, carrier: null, ...estimated },
    { service: 'Express', cents: 8990, carrier: null, ...estimated },
  ]);
  expect(choicesOf([parcel([ground]), parcel([])], fallback)).toEqual([
    { service: 'Standard', cents: 1595, carrier: 'Ground', ...estimated },
    { service: 'Express', cents: 3095, carrier: 'Ground', ...estimated },
  ]);
});

it("use the shop's own price by dimensional weight if that is higher", () => {
  const size = { length: 20, width: 20, height: 20 };
  expect(choicesOf([{ ...parcel([]), size }], fallback)).toMatchObject([{ cents: 5795 }, {}]);
});

it('are estimated if an item has no weight', () => {
  expect(choicesOf([parcel([ground], 1, false), parcel([ground])], fallback)).toEqual([
    { ...standardOf(1200, 'Ground', 5), estimated: true },
  ]);
});
