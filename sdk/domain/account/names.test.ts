import { expect, it } from 'vitest';
import { shortNames } from './names.ts';

it('names need two letters each', () => {
  expect(shortNames({ firstName: 'Al', lastName: 'Wu' })).toEqual([]);
  const message = 'needs at least 2 letters';
  expect(shortNames({ firstName: 'A', lastName: 'Wu' })).toEqual([{ path: 'firstName', message }]);
  expect(shortNames({ firstName: '', lastName: 'W' }).map(({ path }) => path)).toEqual([
    'firstName',
    'lastName',
  ]);
});
