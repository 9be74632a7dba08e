import { expect, it } from 'vitest';
import { specSheetNames } from './spec-sheet.ts';

const row = (name: string, unit?: string) => ({
  name,
  ...(unit !== undefined && { unit }),
  facet: true,
  column: false,
});

it('stores a sheet with trimmed names and units in their usual spelling', () => {
  expect(specSheetNames([row(' Power ', 'kw'), row('Torque', 'Nm'), row('Collet')])).toStrictEqual({
    names: [row('Power', 'kW'), row('Torque', 'N m'), row('Collet')],
  });
  expect(specSheetNames([])).toEqual({ names: [] });
});

it.each([
  [[row('Power'), row('power ')], 'names.1.name', '“power”', 'is already in the sheet.'],
  [[row(' ')], 'names.0.name', '“”', 'must consist of visible characters.'],
  [
    [row('Power: rated')],
    'names.0.name',
    '“Power: rated”',
    'must not contain a colon, which separates the name from the value in searches.',
  ],
  [
    [row('Power'), row('Length', 'furlong')],
    'names.1.unit',
    '“furlong”',
    'must be a unit the shop recognizes, such as kW, mm, rpm or N m.',
  ],
])('rejects a sheet with the invalid field: %j', (names, path, subject, message) => {
  expect(specSheetNames(names)).toEqual({ invalid: { path, subject, message } });
});
