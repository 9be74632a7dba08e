import { describe, expect, it } from 'vitest';
import { parcelsOf } from './parcels.ts';
import { validateParcelSize, validateParcels, type NamedLine } from './validate-parcel.ts';

const line = (name: string, quantity: number, ounces: string, group = ''): NamedLine => ({
  catalogId: 'motors',
  catalogItemId: name,
  title: `The ${name}`,
  digital: false,
  quantity,
  attributes: [
    { attributeId: 'w', type: 'WEIGHT', value: ounces },
    { attributeId: 's', type: 'SHIPPING', value: group },
  ],
});
const rate = { service: 'Ground', cents: 700, days: 5 };
const tooLarge = (name: string) => ({
  code: 'PARCEL_TOO_LARGE',
  reason: 'Too heavy for one parcel. Reduce the quantity or contact us.',
  item: { catalogId: 'motors', catalogItemId: name },
});

describe('a parcel', () => {
  const heavy = parcelsOf([line('motor', 1, '900')]);

  it('that a carrier accepts is sold', () => {
    expect(validateParcels(heavy, [[rate]])).toBeNull();
  });

  it('that no carrier accepts is rejected, in any shipping group', () => {
    expect(validateParcels(heavy, [[]])).toEqual(tooLarge('motor'));
    const freight = parcelsOf([line('lathe', 1, '900', 'FREIGHT')]);
    expect(validateParcels(freight, [[]])).toEqual(tooLarge('lathe'));
  });

  it("is sold if the carrier can't be reached", () => {
    expect(validateParcels(heavy, [null])).toBeNull();
    expect(validateParcels(heavy, [])).toBeNull();
  });

  it("without contents isn't rejected", () => {
    expect(validateParcels([], [])).toBeNull();
  });
});

describe('a single unit', () => {
  it('that fits in no parcel is rejected before asking a carrier', () => {
    const lines = [line('screw', 1, '1'), line('lathe', 1, '1121', 'FREIGHT')];
    expect(validateParcelSize(lines)).toEqual(tooLarge('lathe'));
    expect(validateParcelSize([line('motor', 50, '1120')])).toBeNull();
    expect(validateParcelSize([{ ...line('plans', 1, '9000'), digital: true }])).toBeNull();
  });
  it('with a box larger than any parcel is rejected too', () => {
    const rail = line('rail', 1, '40');
    const boxed = {
      ...rail,
      attributes: [{ attributeId: 'b', type: 'PACKAGE' as const, value: '90x20x20' }],
    };
    expect(validateParcelSize([boxed])).toEqual(tooLarge('rail'));
  });
});

describe('the item at fault', () => {
  it.each([
    ['listed first', [line('motor', 1, '900'), line('screw', 1, '1'), line('nut', 1, '2')]],
    ['listed last', [line('screw', 1, '1'), line('nut', 1, '2'), line('motor', 1, '900')]],
  ])('is the heaviest line, %s', (_, lines) => {
    expect(validateParcels(parcelsOf(lines), [[]])).toEqual(tooLarge('motor'));
  });

  it('is the heaviest line with all its units, not per unit', () => {
    const lines = [line('motor', 1, '300'), line('bolt', 70, '10')];
    expect(validateParcels(parcelsOf(lines), [[]])).toEqual(tooLarge('bolt'));
  });

  it('is in the parcel without rates, even if another has some', () => {
    const parcels = parcelsOf([line('lathe', 1, '900', 'FREIGHT'), line('motor', 1, '900')]);
    expect(validateParcels(parcels, [[rate], []])).toEqual(tooLarge('motor'));
    expect(validateParcels(parcels, [[], [rate]])).toEqual(tooLarge('lathe'));
  });
});
