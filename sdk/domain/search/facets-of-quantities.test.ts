import { describe, expect, it } from 'vitest';
import { presentFacets, type CountedSpec } from './facets.ts';
import { text } from './fixtures/counted-specs.ts';

/** A length typed in one of two units, compared in millimeters. */
function length(
  number: number,
  unit: 'mm' | 'cm',
  overrides: Partial<CountedSpec> = {},
): CountedSpec {
  const spec = { name: 'Length', value: `${number} ${unit}`, number, unit };
  return {
    spec,
    base: { number: unit === 'mm' ? number : number * 10, unit: 'mm' },
    count: 1,
    place: 0,
    ...overrides,
  };
}
const bare = (number: number, count: number): CountedSpec => ({
  spec: { name: 'Teeth', value: `${number}`, number },
  base: { number, unit: '' },
  count,
  place: 0,
});

const valuesOf = (counted: readonly CountedSpec[]) => presentFacets(counted).at(0)?.values;

describe('quantity values', () => {
  it('are sorted, with both ends in the most common unit', () => {
    const counted = [
      length(15, 'mm', { count: 1 }),
      length(3, 'cm', { count: 10 }),
      length(5, 'mm', { count: 9 }),
    ];
    expect(presentFacets(counted)).toEqual([
      {
        name: 'Length',
        unit: 'cm',
        min: 0.5,
        max: 3,
        values: [
          { value: '5 mm', count: 9 },
          { value: '15 mm', count: 1 },
          { value: '3 cm', count: 10 },
        ],
      },
    ]);
  });

  it('are merged if they are equal in different units', () => {
    const counted = [length(20, 'mm'), length(2, 'cm', { count: 2 }), length(2, 'mm')];
    expect(valuesOf(counted)).toEqual([
      { value: '2 mm', count: 1 },
      { value: '2 cm', count: 3 },
    ]);
  });

  it('span the lowest to the highest end of ranges', () => {
    const range = (number: number, max: number): CountedSpec => ({
      spec: { name: 'Speed', value: `${number} – ${max} rpm`, number, max, unit: 'rpm' },
      base: { number, max, unit: 'rpm' },
      count: 1,
      place: 0,
    });
    const counted = [range(6_000, 24_000), range(8_000, 18_000), range(6_000, 18_000)];
    expect(presentFacets(counted)).toMatchObject([{ unit: 'rpm', min: 6_000, max: 24_000 }]);
    expect(valuesOf(counted)).toHaveLength(3);
  });

  it('are merged if a range ends where it starts', () => {
    const point = length(5, 'mm');
    const flat = { ...point, base: { number: 5, max: 5, unit: 'mm' } };
    expect(valuesOf([point, flat])).toEqual([{ value: '5 mm', count: 2 }]);
  });

  it('without a unit have none', () => {
    expect(presentFacets([bare(12, 3), bare(4, 1)])).toEqual([
      {
        name: 'Teeth',
        min: 4,
        max: 12,
        values: [
          { value: '4', count: 1 },
          { value: '12', count: 3 },
        ],
      },
    ]);
  });

  it('have no range if some are text or of another dimension', () => {
    const word = text('Length', 'long', { count: 5 });
    const weight: CountedSpec = {
      spec: { name: 'Length', value: '1 g', number: 1, unit: 'g' },
      base: { number: 1, unit: 'g' },
      count: 5,
      place: 0,
    };
    for (const other of [word, weight]) {
      expect(presentFacets([length(3, 'mm', { count: 2 }), other, length(2, 'mm')])).toEqual([
        {
          name: 'Length',
          values: [
            { value: other.spec.value, count: 5 },
            { value: '3 mm', count: 2 },
            { value: '2 mm', count: 1 },
          ],
        },
      ]);
    }
  });

  it('have a range over all of them, including those beyond the fifty shown', () => {
    const counted = Array.from({ length: 51 }, (_, at) => bare(at, at + 1));
    expect(presentFacets(counted)).toMatchObject([{ min: 0, max: 50 }]);
    expect(valuesOf(counted)?.at(0)).toEqual({ value: '1', count: 2 });
  });
});
