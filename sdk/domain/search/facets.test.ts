import { describe, expect, it } from 'vitest';
import { presentFacets, type CountedSpec } from './facets.ts';
import { text } from './fixtures/counted-specs.ts';

const namesOf = (counted: readonly CountedSpec[]) => presentFacets(counted).map(({ name }) => name);
const valuesOf = (counted: readonly CountedSpec[]) => presentFacets(counted).at(0)?.values;

describe('the filters of a result', () => {
  it('are empty if no item has specifications', () => {
    expect(presentFacets([])).toEqual([]);
  });

  it('are sorted by sheet position, then by number of items, then by name', () => {
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

  it('are limited to twenty', () => {
    const counted = Array.from({ length: 21 }, (_, place) => text(`Name ${place}`, 'x', { place }));
    expect(namesOf(counted)).toEqual(counted.slice(0, 20).map(({ spec }) => spec.name));
  });

  it('ignore case, and use the most common spelling', () => {
    const counted = [text('color', 'red', { count: 2 }), text('Color', 'blue', { count: 3 })];
    expect(presentFacets(counted)).toEqual([
      {
        name: 'Color',
        values: [
          { value: 'blue', count: 3 },
          { value: 'red', count: 2 },
        ],
      },
    ]);
    const equal = [text('color', 'red'), text('Color', 'blue')];
    expect(namesOf(equal)).toEqual(['color']);
  });
});

describe('text values', () => {
  it('are sorted by number of items, then by name', () => {
    const counted = [text('C', 'green'), text('C', 'blue'), text('C', 'red', { count: 2 })];
    const displayed = [
      { value: 'red', count: 2 },
      { value: 'blue', count: 1 },
      { value: 'green', count: 1 },
    ];
    expect(valuesOf(counted)).toEqual(displayed);
    expect(valuesOf(counted.toReversed())).toEqual(displayed);
  });

  it('are merged regardless of spelling, and shown in the most common one', () => {
    const counted = [
      text('C', 'three  phase', { count: 2 }),
      text('C', 'Three Phase', { count: 4 }),
      text('C', 'THREE PHASE', { count: 3 }),
    ];
    expect(valuesOf(counted)).toEqual([{ value: 'Three Phase', count: 9 }]);
  });

  it('are shown in the alphabetically first spelling on a tie', () => {
    const counted = [text('C', 'red'), text('C', 'Red')];
    expect(valuesOf(counted)).toEqual([{ value: 'Red', count: 2 }]);
    expect(valuesOf(counted.toReversed())).toEqual([{ value: 'Red', count: 2 }]);
  });

  it('are limited to the fifty most common', () => {
    const counted = Array.from({ length: 51 }, (_, at) => text('C', `v${at}`, { count: at + 1 }));
    const values = valuesOf(counted);
    expect(values).toHaveLength(50);
    expect(values?.at(0)).toEqual({ value: 'v50', count: 51 });
    expect(values?.at(-1)).toEqual({ value: 'v1', count: 2 });
  });
});
