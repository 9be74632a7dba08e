import fc from 'fast-check';
import { expect, it } from 'vitest';
import { carrierRates } from '../../demo/carrier/carrier-rates.ts';
import { choicesOf } from './choices.ts';
import { fitsOneParcel } from './parcel-limits.ts';
import { ouncesOf, packUnits, parcelsOf, type SentLine } from './parcels.ts';

const attribute = (type: 'WEIGHT' | 'PACKAGE' | 'SHIPPING', value: string) => ({
  attributeId: type.toLowerCase(),
  type,
  value,
});

const side = fc.integer({ min: 1, max: 26 });
const box = fc.tuple(side, side, side).map((sides) => sides.join('x'));

/** Up to five items, some of them with a box size. */
const linesWith = (boxes: fc.Arbitrary<string | null>) =>
  fc
    .array(
      fc.record({
        ounces: fc.oneof(
          fc.integer({ min: 1, max: 1120 }),
          fc.double({ min: 0.1, max: 40, noNaN: true }),
        ),
        box: boxes,
        quantity: fc.integer({ min: 1, max: 12 }),
      }),
      { minLength: 1, maxLength: 5 },
    )
    .map((items) =>
      items.map(({ ounces, box: size, quantity }, at): SentLine => ({
        catalogId: 'motors',
        catalogItemId: `item-${at}`,
        digital: false,
        quantity,
        attributes: [
          attribute('WEIGHT', ounces.toFixed(3)),
          ...(size === null ? [] : [attribute('PACKAGE', size)]),
        ],
      })),
    );
const anyLines = linesWith(fc.option(box, { nil: null }));

const unitsOf = (lines: readonly SentLine[]) => {
  const units = new Map<string, number>();
  for (const { catalogItemId, quantity } of lines) {
    units.set(catalogItemId, (units.get(catalogItemId) ?? 0) + quantity);
  }
  return [...units].toSorted(([one], [other]) => one.localeCompare(other));
};

function centsOf(lines: readonly SentLine[], to = { country: 'US', zip: '10001' }): number[] {
  const parcels = parcelsOf(lines);
  const priced = parcels.map((parcel) => ({
    ...parcel,
    rates: carrierRates(ouncesOf(parcel), to, parcel.size),
  }));
  expect(priced.every(({ rates }) => rates.length > 0)).toBe(true);
  const fallback = {
    standardCents: 0,
    standardPoundCents: 0,
    expressCents: 0,
    expressPoundCents: 0,
  };
  return choicesOf(priced, fallback).map(({ cents }) => cents);
}

const more = (lines: readonly SentLine[], at: number) =>
  lines.map((line, place) => (place === at ? { ...line, quantity: line.quantity + 1 } : line));

it('keeps the number of units', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const packed = parcelsOf(lines).flatMap((parcel) => parcel.lines);
      expect(unitsOf(packed)).toEqual(unitsOf(lines));
      expect(unitsOf(packUnits(lines).flatMap((parcel) => parcel.lines))).toEqual(unitsOf(lines));
    }),
    { seed: 1 },
  );
});

it('creates no parcel that the carrier rejects', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      for (const parcel of packUnits(lines)) expect(fitsOneParcel(parcel)).toBe(true);
      for (const { size, pounds } of parcelsOf(lines)) {
        expect(fitsOneParcel({ ounces: pounds * 16, size })).toBe(true);
      }
    }),
    { seed: 1 },
  );
});

it('gives the same result for any order of lines', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      expect(parcelsOf(lines.toReversed())).toEqual(parcelsOf(lines));
    }),
    { seed: 1 },
  );
});

it('never needs fewer parcels for more units, whatever their boxes', () => {
  fc.assert(
    fc.property(anyLines, fc.nat(), (lines, at) => {
      const before = packUnits(lines).length;
      expect(packUnits(more(lines, at % lines.length)).length).toBeGreaterThanOrEqual(before);
    }),
    { seed: 1 },
  );
});

it('never costs less with one more unit, in any order', () => {
  const added = fc.array(fc.nat(), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(anyLines, added, fc.boolean(), (lines, sequence, abroad) => {
      const to = abroad ? { country: 'DE', zip: '53111' } : { country: 'US', zip: '10001' };
      // every other line starts with 0 units and is added later
      let cart = lines.map((line, at) => (at % 2 === 0 ? line : { ...line, quantity: 0 }));
      const cents = () =>
        centsOf(
          cart.filter(({ quantity }) => quantity > 0),
          to,
        );
      let [before = 0] = cents();
      for (const at of sequence) {
        cart = more(cart, at % cart.length);
        const [after = 0] = cents();
        expect(after).toBeGreaterThanOrEqual(before);
        before = after;
      }
    }),
    { numRuns: 400, seed: 1 },
  );
});

it("needs more parcels for more units: five spindles of 14 pounds fit in one, six don't", () => {
  const spindles = (quantity: number): SentLine => ({
    catalogId: 'spindles',
    catalogItemId: 'er20',
    digital: false,
    quantity,
    attributes: [attribute('WEIGHT', '224'), attribute('SHIPPING', 'FREIGHT')],
  });
  expect(parcelsOf([spindles(5)])).toMatchObject([{ group: 'FREIGHT', pounds: 70 }]);
  expect(parcelsOf([spindles(6)])).toMatchObject([{ pounds: 70 }, { pounds: 14 }]);
});
