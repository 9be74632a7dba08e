import { describe, expect, it } from 'vitest';
import { presentFacets, type CountedSpec } from './facets.ts';
import { text } from './fixtures/counted-specs.ts';

const namesOf = (counted: readonly CountedSpec[]) => presentFacets(counted).map(({ name }) => name);
const valuesOf = (counted: readonly CountedSpec[]) => presentFacets(counted).at(0)?.values;

describe('what a result can be narrowed by', () => {
  it('is nothing where no item is specified', () => {
    expect(presentFacets([])).toEqual([]);
  });

  it('is in the order of the sheets, then what more items have, then by name', () => {
    const counted = [
      text('Late', 'x', { place: 2, count: 9 }),
      text('Zinc', 'x', { place: 1 }),
      text('Alloy', 'x', { place: 1 }),
      text('Many', 'x', { place: 1 }),
      text('Many', 'y', { place: 1 }),
      text('Moved', 'x', { place: 5 }),
      text('Moved', 'y', { place: 0 }),
    ];
    const order = ['Moved', 'Many', 'Alloy', 'Zinc', 'Late'];
    expect(namesOf(counted)).toEqual(order);
    expect(namesOf(counted.toReversed())).toEqual(order);
  });

  it('is twenty names at most', () => {
    const counted = Array.from({ length: 21 }, (_, place) => text(`Name ${place}`, 'x', { place }));
    expect(namesOf(counted)).toEqual(counted.slice(0, 20).map(({ spec }) => spec.name));
  });

  it('is one name in capital and small letters, spelled as most items have it', () => {
    const counted = [text('colour', 'red', { count: 2 }), text('Colour', 'blue', { count: 3 })];
    expect(presentFacets(counted)).toEqual([
      {
        name: 'Colour',
        values: [
          { value: 'blue', count: 3 },
          { value: 'red', count: 2 },
        ],
      },
    ]);
    const equal = [text('colour', 'red'), text('Colour', 'blue')];
    expect(namesOf(equal)).toEqual(['colour']);
  });
});

describe('values that are words', () => {
  it('have those first that most items have, then the first by name', () => {
    const counted = [text('C', 'green'), text('C', 'blue'), text('C', 'red', { count: 2 })];
    const shown = [
      { value: 'red', count: 2 },
      { value: 'blue', count: 1 },
      { value: 'green', count: 1 },
    ];
    expect(valuesOf(counted)).toEqual(shown);
    expect(valuesOf(counted.toReversed())).toEqual(shown);
  });

  it('are one however they are written, and shown as most items write them', () => {
    const counted = [
      text('C', 'three  phase', { count: 2 }),
      text('C', 'Three Phase', { count: 4 }),
      text('C', 'THREE PHASE', { count: 3 }),
    ];
    expect(valuesOf(counted)).toEqual([{ value: 'Three Phase', count: 9 }]);
  });

  it('are shown as the first by name where as many write them one way as another', () => {
    const counted = [text('C', 'red'), text('C', 'Red')];
    expect(valuesOf(counted)).toEqual([{ value: 'Red', count: 2 }]);
    expect(valuesOf(counted.toReversed())).toEqual([{ value: 'Red', count: 2 }]);
  });

  it('are fifty at most, the rarest left out', () => {
    const counted = Array.from({ length: 51 }, (_, at) => text('C', `v${at}`, { count: at + 1 }));
    const values = valuesOf(counted);
    expect(values).toHaveLength(50);
    expect(values?.at(0)).toEqual({ value: 'v50', count: 51 });
    expect(values?.at(-1)).toEqual({ value: 'v1', count: 2 });
  });
});
