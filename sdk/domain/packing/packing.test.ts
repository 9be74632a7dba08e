import { describe, expect, it } from 'vitest';
import { inverter, spindles } from './fixtures/lines.ts';
import { isPacked, lineOfCode, packingProgress, packingState, stateAfterUnit } from './packing.ts';

const at = new Date('2026-11-20T10:00:00Z');
const untouched = { begunAt: null, completedAt: null, overruledAt: null };

it.each([
  ['none', "it hasn't begun", {}],
  ['begun', 'it has begun', { begunAt: at }],
  ['overruled', 'it was overridden before it began', { overruledAt: at }],
  ['overruled', 'it was overridden halfway', { begunAt: at, overruledAt: at }],
  ['complete', 'all units were scanned', { begunAt: at, completedAt: at }],
  [
    'complete',
    'all units were scanned after it was overridden',
    { completedAt: at, overruledAt: at },
  ],
] as const)('packing is %s if %s', (state, _, facts) => {
  expect(packingState({ ...untouched, ...facts })).toBe(state);
});

describe('a parcel', () => {
  const lines = (...packed: [number, number]) => [
    { ...spindles, packed: packed[0] },
    { ...inverter, packed: packed[1] },
  ];

  it.each([
    [0, 0, false],
    [1, 1, false],
    [2, 0, false],
    [0, 1, false],
    [2, 1, true],
    [3, 1, true],
  ])('with %d of two spindles and %d of one inverter is packed: %s', (some, others, packed) => {
    expect(isPacked(lines(some, others))).toBe(packed);
  });

  it('without contents is never packed', () => {
    expect(isPacked([])).toBe(false);
  });

  it('has the units of all its lines', () => {
    expect(packingProgress(lines(1, 1))).toEqual({ units: 3, packed: 2 });
    expect(packingProgress([])).toEqual({ units: 0, packed: 0 });
  });

  it('is complete with its last unit, whatever it was before', () => {
    expect(stateAfterUnit('none', lines(2, 1))).toBe('complete');
    expect(stateAfterUnit('begun', lines(2, 1))).toBe('complete');
    expect(stateAfterUnit('overruled', lines(2, 1))).toBe('complete');
  });

  it('has begun with its first unit, or stays overridden', () => {
    expect(stateAfterUnit('none', lines(1, 0))).toBe('begun');
    expect(stateAfterUnit('begun', lines(1, 1))).toBe('begun');
    expect(stateAfterUnit('overruled', lines(1, 0))).toBe('overruled');
  });
});

describe('a scanned code', () => {
  it.each([
    'ER20-W',
    'er20-w',
    'Spindles/ER20-W',
    'SPINDLES/ER20-W',
    'PN-0007',
    'pn-0007',
    ' ER20-W\n',
    '4006381333931',
    '04006381333931',
  ])('%j finds the spindles', (code) => {
    expect(lineOfCode([inverter, spindles], code)).toBe(spindles);
  });

  it.each(['', ' ', 'ER20', 'ER20-WX', 'Drives/ER20-W', 'Spindles', 'ER20 spindle', 'null'])(
    '%j finds nothing',
    (code) => {
      expect(lineOfCode([inverter, spindles], code)).toBeUndefined();
    },
  );

  it('finds a line with missing units first', () => {
    const full = { ...spindles, packed: 2 };
    const sale = { ...spindles, packed: 1, title: 'ER20 spindle, on sale' };
    expect(lineOfCode([full, sale], 'ER20-W')).toBe(sale);
    expect(lineOfCode([sale, spindles], 'ER20-W')).toBe(sale);
  });

  it('finds the first line if none has missing units', () => {
    const full = { ...spindles, packed: 2 };
    expect(lineOfCode([full, { ...full, packed: 3 }], 'ER20-W')).toBe(full);
  });
});
